export const quantile = (numbers, q) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(q * (numbers.length - 1))] ?? 0;

export const rounded = (value) => Math.round(value * 10) / 10;

/** Two frames later everything that was set off has been drawn. */
const drawn = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A clock for the processor time the main thread spends on an act and on drawing what it changes, in ms. */
export const stopwatch = async (context, page) => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const timed = async (act) => {
    const before = await spent();
    await act();
    await drawn(page);
    return (await spent()) - before;
  };
  const nothing = () => page.evaluate(() => undefined);
  const idle = [];
  for (let count = 0; count < 10; count += 1) idle.push(await timed(nothing));
  const measuring = quantile(idle, 0.5);
  return async (act) => Math.max(0, (await timed(act)) - measuring);
};

/** Processor time of every task of the page's main thread while `act` runs, in milliseconds. */
export const tasksDuring = async (browser, act) => {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['devtools.timeline', 'toplevel'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const main = mostFrequent(events.filter(({ name }) => name === 'Layout').map(threadOf));
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === main)
    .map(({ tdur = 0 }) => tdur / 1_000);
};

const threadOf = ({ pid, tid }) => `${pid}/${tid}`;

const mostFrequent = (texts) => {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
