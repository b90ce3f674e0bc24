let context: AudioContext | undefined;

const note = (frequency: number, after: number, length: number): void => {
  context ??= new AudioContext();
  const from = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.06, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
};

/** A move by somebody else: a small wooden tick. */
export const tick = (): void => note(220, 0, 0.06);

/** Your turn: two notes of a station bell. */
export const chime = (): void => {
  note(659, 0, 0.5);
  note(523, 0.18, 0.7);
};
