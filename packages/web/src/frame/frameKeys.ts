/** What a key asks of the frame; tables have the letters, the frame the signs. */
export type FrameAct =
  | 'help'
  | 'command'
  | 'undo'
  | 'back'
  | 'forward'
  | 'turnBack'
  | 'turnForward'
  | 'present'
  | 'rules'
  | 'readLog';

const ACTS: Readonly<Record<string, FrameAct>> = {
  '?': 'help',
  '/': 'command',
  ':': 'command',
  ',': 'back',
  '.': 'forward',
  '<': 'turnBack',
  '>': 'turnForward',
  Escape: 'present',
  F1: 'rules',
  "'": 'readLog',
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The act a key stands for, if any. */
export const actOf = ({ key, ctrlKey, metaKey, altKey }: Key): FrameAct | undefined => {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return 'undo';
  if (ctrlKey || metaKey || altKey) return undefined;
  return ACTS[key];
};

/** Whether somebody is typing, so that keys are letters and not acts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])'));
