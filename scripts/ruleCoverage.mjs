import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

// Every rule has a test that names it, the two languages have the same rules, and nobody cites a rule that
// does not exist. Run by `npm run check`; `--game silverton` looks at one game only.

const RULE = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\*/;
const CITATION = /\b(?:CD|SV)-\d+\.\d+\b/g;
const RULING = { en: /\[Rulings?\b/g, fr: /\[Décisions?\b/g };

/** The rules of one rule book in order: each id with the number of rulings marked in it. */
export const rulesIn = (text, language) => {
  const rules = [];
  for (const line of text.split('\n')) {
    const id = RULE.exec(line)?.[1];
    if (id !== undefined) rules.push({ id, rulings: 0 });
    const last = rules.at(-1);
    if (last !== undefined) last.rulings += line.match(RULING[language])?.length ?? 0;
  }
  return rules;
};

/** Where the rule books of two languages differ. */
export const languageFaults = (en, fr) => {
  const faults = [];
  const twice = en.filter(({ id }, index) => en.findIndex((other) => other.id === id) !== index);
  faults.push(...twice.map(({ id }) => `${id} stands twice in the English rules`));
  for (const [index, { id, rulings }] of en.entries()) {
    const other = fr[index];
    if (other?.id !== id)
      return [...faults, `the French rules have ${other?.id ?? 'nothing'} where ${id} is due`];
    if (other.rulings !== rulings)
      faults.push(`${id} has ${rulings} rulings in English and ${other.rulings} in French`);
  }
  return [...faults, ...fr.slice(en.length).map(({ id }) => `${id} stands only in the French rules`)];
};

/** `it`, `test` or `describe`, also as `it.each(…)` and the like; `undefined` for any other call. */
const testCall = (expression) => {
  let callee = expression;
  let table;
  while (
    ts.isCallExpression(callee) ||
    ts.isPropertyAccessExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    if (ts.isCallExpression(callee)) table = callee.arguments;
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return ts.isIdentifier(callee) && ['it', 'test', 'describe'].includes(callee.text) ? { table } : undefined;
};

const idsIn = (text) => text.match(CITATION) ?? [];

/** The rule ids in the names of tests; where a name has gaps, those in the table that fills them count too. */
export const idsInTestNames = (source) => {
  const ids = new Set();
  const visit = (node) => {
    const called = ts.isCallExpression(node) ? testCall(node.expression) : undefined;
    const name = called === undefined ? undefined : node.arguments[0];
    if (name !== undefined && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) {
      const text = name.getText();
      const filled = /[%$]/.test(text) ? (called.table?.map((part) => part.getText()) ?? []) : [];
      for (const id of [text, ...filled].flatMap(idsIn)) ids.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  return ids;
};

/** What is missing or misnamed, given the rules and the code as `{ path, text }`. */
export const citationFaults = (rules, files) => {
  const known = new Set(rules.map(({ id }) => id));
  const tests = files.filter(({ path }) => path.endsWith('.test.ts'));
  const cited = new Set(tests.flatMap(({ text }) => [...idsInTestNames(text)]));
  const unknown = files.flatMap(({ path, text }) =>
    [...new Set(idsIn(text))]
      .filter((id) => !known.has(id))
      .map((id) => `${path} cites ${id}, which does not exist`),
  );
  return [...rules.filter(({ id }) => !cited.has(id)).map(({ id }) => `no test names ${id}`), ...unknown];
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

const faultsOf = (game) => {
  const folder = `packages/engine/src/games/${game}`;
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).map((path) => ({ path, text: read(path) }));
  const en = rulesIn(read(`docs/rules/${game}.en.md`), 'en');
  const fr = rulesIn(read(`docs/rules/${game}.fr.md`), 'fr');
  if (en.length === 0) return ['the rule book has no rules'];
  return [...languageFaults(en, fr), ...citationFaults(en, files)];
};

const main = () => {
  const { values } = parseArgs({ options: { game: { type: 'string' } } });
  const books = globSync('docs/rules/*.en.md', { cwd: ROOT }).map(
    (path) => /([^/\\]+)\.en\.md$/.exec(path)?.[1],
  );
  const games = values.game === undefined ? books : [values.game];
  for (const game of games) {
    const faults = existsSync(`${ROOT}docs/rules/${game}.en.md`)
      ? faultsOf(game)
      : ['there is no such rule book'];
    console.log(`${game}: ${faults.length === 0 ? 'every rule is tested' : `${faults.length} faults`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
