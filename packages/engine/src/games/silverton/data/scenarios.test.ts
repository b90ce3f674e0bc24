import { expect, it } from 'vitest';
import { SCENARIO_TABLE } from './scenarios.ts';

it.each([
  ['golden-spike-3', ['S S+2 P P', 'S S+1 P P+1', 'S S P P+2']],
  ['nickel-spike', ['S S+1 P P+1', 'S S+2 P P', 'S S P P+2']],
  ['silver-spike', ['S S+1 P P+1', 'S S P P+2', 'S S+1 P P+1', 'S S+2 P P']],
] as const)('SV-20.18 in %s the letters S and P count, not the headings above them', (id, staff) => {
  expect(SCENARIO_TABLE[id].seats.map((seat) => seat.staff.join(' '))).toEqual(staff);
});
