import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './applySettings.ts';
import { languageFor } from './i18n/language.ts';
import { keepOffline } from './offline/register.ts';
import { followAddress } from './router.ts';
import { settings, settingsIn } from './settings.ts';

const start = async (target: HTMLElement): Promise<void> => {
  const store = window.localStorage;
  settings.current = settingsIn(store, {
    ...settings.current,
    language: languageFor(navigator.languages),
  });
  settings.listen((chosen) => void applySettings(chosen, store));
  await applySettings(settings.current, store);
  followAddress();
  mount(App, { target });
  // A browser that keeps no pages still plays; it only needs the network at the start.
  if (import.meta.env.PROD) keepOffline().catch(() => undefined);
};

const target = document.getElementById('app');
if (target !== null) void start(target);
