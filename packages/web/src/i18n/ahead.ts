/** Does small things one after the other while the page has nothing else to do. */
export const ahead = (things: Iterable<() => void>): void => {
  // Where a browser cannot tell when it is idle, and outside of one, each is done when it is first needed.
  if (typeof requestIdleCallback !== 'function') return;
  const left = things[Symbol.iterator]();
  const some = (deadline: IdleDeadline): void => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      next.value();
      if (deadline.timeRemaining() < 2) {
        requestIdleCallback(some);
        return;
      }
    }
  };
  requestIdleCallback(some);
};
