/** What keys on the map can do. */
export interface MapKeyActs {
  readonly pan: (x: number, y: number) => void;
  /** Moves the cursor by this key; whether it is one that does. */
  readonly cursor: (key: string) => boolean;
  readonly jump: (by: 1 | -1) => void;
  readonly press: () => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

const PAN = 120;
/** How much nearer one press comes. */
export const ZOOM_STEP = 1.35;

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

const PLAIN: Readonly<Record<string, (acts: MapKeyActs) => void>> = {
  n: (acts) => acts.jump(1),
  p: (acts) => acts.jump(-1),
  Enter: (acts) => acts.press(),
  ' ': (acts) => acts.press(),
  '+': (acts) => acts.zoom(ZOOM_STEP),
  '=': (acts) => acts.zoom(ZOOM_STEP),
  '-': (acts) => acts.zoom(1 / ZOOM_STEP),
  0: (acts) => acts.fit(),
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Does what a key on the map asks; whether it asked anything. */
export const performMapKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  acts: MapKeyActs,
): boolean => {
  if (ctrlKey || metaKey || altKey) return false;
  const pan = shiftKey ? PANS[key] : undefined;
  if (pan !== undefined) {
    acts.pan(...pan);
    return true;
  }
  if (acts.cursor(key)) return true;
  const act = PLAIN[key];
  act?.(acts);
  return act !== undefined;
};
