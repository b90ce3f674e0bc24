import type { Attachment } from 'svelte/attachments';

/** Watches where in the table the keyboard is. */
interface FocusKeeper {
  /** For the table's outermost element. */
  readonly table: Attachment<HTMLElement>;
  /** Gives the keyboard to `fallback` if what it was on in the table is gone. */
  check(): void;
}

/** A button that goes away with its decision must not take the keyboard with it. */
export const keepFocus = (fallback: () => void): FocusKeeper => {
  let wasInside = false;
  return {
    table: (root) => {
      const entered = (): void => {
        wasInside = true;
      };
      const left = ({ relatedTarget }: FocusEvent): void => {
        if (relatedTarget instanceof Node) wasInside = root.contains(relatedTarget);
      };
      root.addEventListener('focusin', entered);
      root.addEventListener('focusout', left);
      return () => {
        root.removeEventListener('focusin', entered);
        root.removeEventListener('focusout', left);
      };
    },
    check: () => {
      if (wasInside && document.activeElement === document.body) fallback();
    },
  };
};
