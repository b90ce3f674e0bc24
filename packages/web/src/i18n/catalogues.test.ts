import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;
type Ast = ReturnType<IntlMessageFormat['getAst']>;

const SRC = join(import.meta.dirname, '..');
const ENGINE = join(SRC, '../../engine/src');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** Every pair `en.ts`/`fr.ts` or `en/<area>.ts`/`fr/<area>.ts` of the page. */
const english = filesIn(SRC).filter((file) => /[\\/]en(\.ts|[\\/]\w+\.ts)$/.test(file));
const french = (file: string): string => file.replace(/([\\/])en(\.ts|[\\/]\w+\.ts)$/, '$1fr$2');
const read = async (file: string): Promise<Catalogue> => (await import(file)).messages;

/** What a message asks for: `{cash}`, and what stands inside plurals and choices. */
const argumentsOf = (text: string): readonly string[] => {
  const names = new Set<string>();
  const walk = (ast: Ast): void => {
    for (const part of ast) {
      if ('value' in part && part.type !== 0 && typeof part.value === 'string') names.add(part.value);
      if ('options' in part) for (const { value } of Object.values<{ value: Ast }>(part.options)) walk(value);
    }
  };
  walk(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
};

const code = [...filesIn(SRC), ...filesIn(ENGINE)]
  .filter(
    (file) =>
      /\.(ts|svelte)$/.test(file) && !/[\\/](en|fr)(\.ts|[\\/])/.test(file) && !file.endsWith('.test.ts'),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const literals = new Set([...code.matchAll(/['"`]([\w./-]+)['"`]/g)].map(([, text]) => text));
const prefixes = [...new Set([...code.matchAll(/`([\w./-]+[./])\$\{/g)].map(([, text = '']) => text))];
const isUsed = (key: string): boolean =>
  literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix) && key !== prefix);

describe.each(english.map((file) => [file.slice(SRC.length + 1), file]))('the words in %s', (_, file) => {
  it('say everything in both languages, with the same arguments', async () => {
    const [en, fr] = await Promise.all([read(file), read(french(file))]);
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.keys(en).filter(
      (key) => argumentsOf(en[key] ?? '').join() !== argumentsOf(fr[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('are all used', async () => {
    expect(Object.keys(await read(file)).filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds catalogues, and would notice an unused key', () => {
    expect(english.length).toBeGreaterThan(1);
    expect(isUsed('surely.nobody.uses.this')).toBe(false);
    expect(argumentsOf('{a} {n, plural, one {# {b}} other {#}}')).toEqual(['a', 'b', 'n']);
  });
});
