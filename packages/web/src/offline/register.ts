import { observable } from '../observable.ts';

const waiting = observable<ServiceWorker | undefined>(undefined);

/** A newer version of the page that is ready to take over; followed by templates. */
export const newVersion = (): ServiceWorker | undefined => waiting.current;

/** Lets the new version take over and shows it. */
export const takeOver = (version: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  version.postMessage('takeOver');
};

/** Keeps the page on this device, so that it starts without a network. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js');
  const look = (): void => {
    // Without a controller this is the first visit: nothing older is being replaced.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      waiting.current = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
};
