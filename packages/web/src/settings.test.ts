import { describe, expect, it } from 'vitest';
import { keepSettings, type Settings, type SmallStore, settingsIn } from './settings.ts';

const DEFAULTS: Settings = {
  language: 'fr',
  theme: 'system',
  motion: 'system',
  pace: 'brisk',
  sounds: false,
  coach: '',
  name: '',
};
const storeWith = (kept: string | null): SmallStore => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_, text) => {
      value = text;
    },
  };
};

describe('settings', () => {
  it('come back as they were kept', () => {
    const store = storeWith(null);
    const chosen: Settings = { ...DEFAULTS, theme: 'dark', name: 'Ada' };
    keepSettings(store, chosen);
    expect(settingsIn(store, DEFAULTS)).toEqual(chosen);
  });

  it('take what is missing from the defaults, and all of them where nothing can be read', () => {
    expect(settingsIn(storeWith('{"theme":"dark"}'), DEFAULTS)).toEqual({ ...DEFAULTS, theme: 'dark' });
    expect(settingsIn(storeWith('{"theme":"neon"}'), DEFAULTS)).toEqual(DEFAULTS);
    expect(settingsIn(storeWith('broken'), DEFAULTS)).toEqual(DEFAULTS);
    expect(settingsIn(storeWith(null), DEFAULTS)).toEqual(DEFAULTS);
  });

  it('lose one field that cannot be read, not the others', () => {
    const kept = storeWith('{"coach":true,"theme":"dark","name":"Ada"}');
    expect(settingsIn(kept, DEFAULTS)).toEqual({ ...DEFAULTS, theme: 'dark', name: 'Ada' });
  });

  it('survive a browser that keeps nothing', () => {
    const refusing: SmallStore = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    keepSettings(refusing, DEFAULTS);
    expect(settingsIn(refusing, DEFAULTS)).toEqual(DEFAULTS);
  });
});
