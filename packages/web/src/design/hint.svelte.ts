import type { Attachment } from 'svelte/attachments';
import { late } from '../late.svelte.ts';
import { besideAnchor } from './besideAnchor.ts';

/** How a finger asks: by a tap where there is nothing else to do, by holding on where a tap acts. */
export type Asking = 'tap' | 'hold';

const HOLD_MS = 500;
let note: HTMLElement | undefined;
let asked: Element | undefined;

const hide = (): void => {
  asked = undefined;
  note?.hidePopover();
};

/** The one note of the page; a touch anywhere takes it away. */
const theNote = (): HTMLElement => {
  if (note !== undefined) return note;
  note = document.createElement('div');
  note.className = 'explanation hint';
  note.popover = 'manual';
  note.role = 'tooltip';
  document.body.append(note);
  document.addEventListener('pointerdown', hide, { capture: true });
  document.addEventListener('scroll', hide, { capture: true });
  return note;
};

const show = (element: Element, words: string): boolean => {
  if (words === '') return false;
  const shown = theNote();
  asked = element;
  shown.textContent = words;
  shown.showPopover();
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const at = besideAnchor(element.getBoundingClientRect(), shown.getBoundingClientRect(), screen);
  shown.style.left = `${at.left}px`;
  shown.style.top = `${at.top}px`;
  return true;
};

/**
 * Words that a mouse finds by hovering, for everybody else: shown to a finger, shown at keyboard focus, and read aloud
 * after the name. For things of which a mouse learns the same from `title`.
 */
export const hint =
  (words: () => string, asking: () => Asking = () => 'tap'): Attachment<HTMLElement> =>
  (element) => {
    const leave = new AbortController();
    const { signal } = leave;
    const tell = (): boolean => show(element, words());
    showOnTap(element, () => asking() === 'tap' && tell(), signal);
    showOnHold(element, () => asking() === 'hold' && tell(), signal);
    showOnFocus(element, tell, signal);
    const reachable = element.tabIndex >= 0;
    // Nobody reads a description within a move, and a table has dozens of them.
    const told = late(words);
    $effect(() => {
      const text = told.current;
      element.toggleAttribute('data-hint', text !== '');
      if (!reachable && text === '') element.removeAttribute('tabindex');
      else if (!reachable) element.tabIndex = 0;
      if (element.ariaLabel !== text) element.setAttribute('aria-description', text);
    });
    return () => {
      leave.abort();
      if (asked === element) hide();
    };
  };

const showOnFocus = (element: HTMLElement, tell: () => boolean, signal: AbortSignal): void => {
  const onfocus = (): void => {
    if (element.matches(':focus-visible')) tell();
  };
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || asked !== element) return;
    event.stopPropagation();
    hide();
  };
  element.addEventListener('focus', onfocus, { signal });
  element.addEventListener('blur', hide, { signal });
  element.addEventListener('keydown', onkeydown, { signal });
};

/** A press on something in it that acts by itself is none on the whole. */
const isOwn = (element: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, [data-hint]') === element;

const showOnTap = (element: HTMLElement, tell: () => boolean, signal: AbortSignal): void => {
  const onclick = (event: MouseEvent): void => {
    const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (!byMouse && isOwn(element, event.target)) tell();
  };
  element.addEventListener('click', onclick, { signal });
};

const showOnHold = (element: HTMLElement, tell: () => boolean, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const cancel = (): void => clearTimeout(timer);
  const onpointerdown = ({ pointerType }: PointerEvent): void => {
    held = false;
    if (pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = tell();
    }, HOLD_MS);
  };
  /** Whoever asked has not pressed. */
  const swallow = (event: Event): void => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('pointerdown', onpointerdown, { signal });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
    element.addEventListener(end, cancel, { signal });
  for (const after of ['click', 'contextmenu'] as const)
    element.addEventListener(after, swallow, { signal, capture: true });
};
