import { type GameId, isGameId } from '@roundhouse/engine';
import { observable } from './observable.ts';

/** The screens of the page; each has an address after the `#`. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'match'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly screen: 'matches' }
  | { readonly screen: 'import' };

const HOME: Route = { screen: 'home' };

/** The screen an address asks for; an address we do not know leads home. */
export const routeOf = (hash: string): Route => {
  const [screen = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  switch (screen) {
    case 'new':
      return isGameId(first) ? { screen, game: first } : HOME;
    case 'match':
      return first === '' ? HOME : { screen, id: first };
    case 'rules':
      if (!isGameId(first)) return HOME;
      return second === '' ? { screen, game: first } : { screen, game: first, rule: second };
    case 'matches':
    case 'import':
      return { screen };
    default:
      return HOME;
  }
};

/** The address of a screen, for links. */
export const hrefOf = (route: Route): string => {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}`;
    case 'match':
      return `#/match/${encodeURIComponent(route.id)}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`;
    case 'matches':
    case 'import':
      return `#/${route.screen}`;
  }
};

const route = observable<Route>(HOME);

/** The screen shown now; followed by templates. */
export const routeNow = (): Route => route.current;

export const goTo = (to: Route): void => {
  window.location.hash = hrefOf(to);
};

let navigated = false;

/** For the main part of a screen: takes the focus when the reader has come here by a link, not at the start. */
export const focusAfterNavigation = (main: HTMLElement): void => {
  if (navigated) main.focus({ preventScroll: true });
};

/** Follows the address bar from now on. */
export const followAddress = (): void => {
  const read = (): void => {
    route.current = routeOf(window.location.hash);
  };
  window.addEventListener('hashchange', () => {
    navigated = true;
    read();
  });
  read();
};
