import type { TransitionConfig } from 'svelte/transition';
import { wantsStillness } from '../../../board/motion.ts';

/** A piece falls into place; at once where motion is unwelcome. */
export const drop = (_node: Element, { order }: { readonly order: number }): TransitionConfig => {
  if (wantsStillness()) return { duration: 0 };
  return {
    delay: Math.min(order * 60, 600),
    duration: 220,
    css: (share) => {
      const eased = 1 - (1 - share) ** 3;
      return `transform: translateY(${(eased - 1) * 46}px); opacity: ${eased}`;
    },
  };
};
