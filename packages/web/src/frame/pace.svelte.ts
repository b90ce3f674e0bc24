import { settings } from '../settings.ts';

/** Milliseconds before a bot moves; those who only watch want time to look. */
const PAUSES = {
  playing: { calm: 900, brisk: 250, instant: 0 },
  watching: { calm: 1_800, brisk: 800, instant: 0 },
} as const;

/** How fast bots move, and whether they wait because somebody wants to look. */
export class Pace {
  held = $state(false);
  #waiting: (() => void)[] = [];

  toggle(): void {
    this.held = !this.held;
    if (!this.held) for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when it is time for the next move. */
  async before(mover: 'chance' | 'bot', watching: boolean): Promise<void> {
    const pauses = PAUSES[watching ? 'watching' : 'playing'];
    const pause = mover === 'bot' ? pauses[settings.current.pace] : 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
