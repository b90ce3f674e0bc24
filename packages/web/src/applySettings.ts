import { speak } from './i18n/language.ts';
import { page } from './i18n/page.ts';
import { keepSettings, type Settings, type SmallStore } from './settings.ts';

/** Puts the settings into effect on the whole document, and keeps them. */
export const applySettings = async (chosen: Settings, store: SmallStore): Promise<void> => {
  const { dataset } = document.documentElement;
  if (chosen.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = chosen.theme;
  if (chosen.motion === 'system') delete dataset['motion'];
  else dataset['motion'] = chosen.motion;
  keepSettings(store, chosen);
  await speak(chosen.language);
  await page.load();
  document.documentElement.lang = chosen.language;
};
