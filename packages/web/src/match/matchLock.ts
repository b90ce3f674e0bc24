/**
 * Claims a match for this window, so that two windows do not play it against each other. Resolves to how to
 * let go of it, or to nothing where another window has it.
 */
export const claimMatch = (id: string): Promise<(() => void) | undefined> => {
  // Browsers know locks only on secure pages; elsewhere one window is taken on trust.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`roundhouse/${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((letGo) => resolve(letGo));
    });
  });
};
