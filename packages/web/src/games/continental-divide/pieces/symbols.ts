/** The railroads' symbols as shapes around (0, 0), some 16 across, so that they look alike everywhere. */
const SHAPES: Readonly<Record<string, string>> = {
  '▼': 'M-8-6H8L0 8Z',
  '▲': 'M-8 6H8L0-8Z',
  '✚': 'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
  '●': 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0Z',
  '◐': 'M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1-7.5 0ZM0-5.5V5.5A5.5 5.5 0 0 0 0-5.5Z',
  '■': 'M-6.5-6.5H6.5V6.5H-6.5Z',
  '★': 'M0-9L2.3-2.9L8.6-2.8L3.6 1.1L5.3 7.3L0 3.7L-5.3 7.3L-3.6 1.1L-8.6-2.8L-2.3-2.9Z',
  '◆': 'M0-9L6.5 0L0 9L-6.5 0Z',
};

/** The shape of a symbol; `undefined` for one that a board pack brought along, to be set as a letter. */
export const symbolPath = (symbol: string): string | undefined => SHAPES[symbol];
