/** Text that stands for itself in HTML and SVG. */
export const escaped = (text: string | number): string =>
  `${text}`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number>>;

/** One element. `content` is markup already; attributes and `text` are escaped. */
export const element = (name: string, attributes: Attributes = {}, content = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

export const text = (name: string, words: string | number, attributes: Attributes = {}): string =>
  element(name, attributes, escaped(words));

/** A coordinate: a tenth of a pixel is finer than any eye. */
export const at = (value: number): number => Number(value.toFixed(1));
