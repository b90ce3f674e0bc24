import type { Section } from '@roundhouse/bots/arena';
import { columns } from '../columns.ts';

/** A section as text for a terminal. Maps are for the page only. */
export const sectionLines = (section: Section): readonly string[] => {
  const body = bodyLines(section);
  return body.length === 0 ? [] : ['', `${section.title}. ${section.note}`, ...body];
};

const bodyLines = (section: Section): readonly string[] => {
  switch (section.kind) {
    case 'bars':
      return columns(
        section.bars.map(({ name, value, low, high, count }) => [
          `  ${name}`,
          value,
          section.unit,
          low === undefined || high === undefined ? '' : `(${low} to ${high})`,
          count === undefined ? '' : `of ${count}`,
        ]),
      );
    case 'sheet':
      return columns([section.columns, ...section.rows]).map((line) => `  ${line}`);
    case 'paths':
      return columns([
        ['turn', ...section.turns],
        ...section.paths.map(({ name, middle }) => [name, ...middle]),
      ]).map((line) => `  ${line}`);
    case 'hexes':
      return [];
  }
};
