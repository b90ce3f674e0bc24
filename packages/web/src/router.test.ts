import { describe, expect, it } from 'vitest';
import { hrefOf, type Route, routeOf } from './router.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: 'silverton' },
  { screen: 'match', id: 'a b/c' },
  { screen: 'rules', game: 'continental-divide' },
  { screen: 'rules', game: 'continental-divide', rule: 'CD-4.6' },
  { screen: 'matches' },
  { screen: 'import' },
];

describe('addresses', () => {
  it.each(ROUTES)('lead back to their screen: $screen', (route) => {
    expect(routeOf(hrefOf(route))).toEqual(route);
  });

  it.each(['', '#', '#/nowhere', '#/new/chess', '#/match/', '#/rules/chess'])(
    'of no screen lead home: %s',
    (hash) => {
      expect(routeOf(hash)).toEqual({ screen: 'home' });
    },
  );
});
