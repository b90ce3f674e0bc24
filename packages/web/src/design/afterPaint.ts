/** Resolves once the page has drawn what is there, `frames` times over: heavy parts come one after the other. */
export const afterPaint = async (frames = 1): Promise<void> => {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
};
