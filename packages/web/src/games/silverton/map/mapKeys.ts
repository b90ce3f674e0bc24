/** What keys on the map can do. */
export interface MapKeyActs {
  readonly pan: (x: number, y: number) => void;
  /** Moves the cursor by an arrow key. */
  readonly move: (key: string) => void;
  readonly jump: (by: 1 | -1) => void;
  readonly press: () => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

const STEP = 120;
const ZOOM = 1.35;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const PLAIN: Readonly<Record<string, (acts: MapKeyActs) => void>> = {
  n: (acts) => acts.jump(1),
  p: (acts) => acts.jump(-1),
  Enter: (acts) => acts.press(),
  ' ': (acts) => acts.press(),
  '+': (acts) => acts.zoom(ZOOM),
  '=': (acts) => acts.zoom(ZOOM),
  '-': (acts) => acts.zoom(1 / ZOOM),
  0: (acts) => acts.fit(),
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Does what a key on the map asks; whether it asked anything. */
export const performMapKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  acts: MapKeyActs,
): boolean => {
  if (ctrlKey || metaKey || altKey) return false;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    if (shiftKey) acts.pan(...arrow);
    else acts.move(key);
    return true;
  }
  const act = PLAIN[key];
  act?.(acts);
  return act !== undefined;
};
