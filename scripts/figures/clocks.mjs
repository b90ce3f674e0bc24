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

/** What the browser notes while `act` runs. */
const traced = async (browser, act) => {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
};

const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
const isTask = ({ name, ph }) => name.endsWith('RunTask') && ph === 'X';
const holds = (task, moment) => task.ts <= moment && moment <= task.ts + task.dur;

/** Processor time of every task of the page's main thread while `act` runs, in milliseconds. */
export const tasksDuring = async (browser, act) => {
  const events = await traced(browser, act);
  const main = mostFrequent(events.filter(({ name }) => name === 'Layout').map(threadOf));
  return events
    .filter((event) => isTask(event) && threadOf(event) === main)
    .map(({ tdur = 0 }) => tdur / 1_000);
};

const mostFrequent = (texts) => {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};

/** Frames after an act until the last of what it set off at once has been drawn. */
const FRAMES = 3;

/**
 * A clock for acts done inside the page. `run` is given a function that does an act, the source of a function to be
 * called in the page, and waits until it is drawn. What comes back tells for each act the processor time of the main
 * thread, in milliseconds: to the end of the first frame, and to the end of the last. A frame in which nothing
 * happens costs something too; it is measured in between and taken off.
 */
export const drawings = async (browser, page, run) => {
  const marks = [];
  const timed = async (act, values) => {
    const mark = `act ${marks.length}`;
    marks.push(mark);
    await page.evaluate(
      ([name, source, given, frames]) => {
        const perform = new Function('given', `return (${source})(given)`);
        return new Promise((resolve) => {
          const follow = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => follow(left - 1)));
          setTimeout(() => {
            performance.mark(name);
            perform(given);
            follow(frames);
          }, 20);
        });
      },
      [mark, String(act), values, FRAMES],
    );
    return mark;
  };
  const idle = [];
  const wanted = [];
  const events = await traced(browser, async () => {
    for (let count = 0; count < 10; count += 1) idle.push(await timed(() => undefined));
    await run(async (act, values) => {
      wanted.push(await timed(act, values));
    });
  });
  const times = timesOf(events);
  const nothing = idle.map(times);
  const still = (which) => quantile(nothing.map(which), 0.5);
  const [first, last] = [still(({ shown }) => shown), still(({ settled }) => settled)];
  return wanted.map(times).map(({ shown, settled }) => ({
    shown: Math.max(0, shown - first),
    settled: Math.max(0, settled - last),
  }));
};

/** Reads off the notes how long the main thread worked from a mark to the ends of the frames after it. */
const timesOf = (events) => {
  const marks = new Map(
    events.filter(({ cat }) => cat === 'blink.user_timing').map((mark) => [mark.name, mark]),
  );
  const [any] = marks.values();
  const mine = events
    .filter((event) => threadOf(event) === threadOf(any))
    .sort((one, other) => one.ts - other.ts);
  const tasks = mine.filter(isTask);
  const asked = mine.filter(({ name }) => name === 'FireAnimationFrame');
  // Several may ask for the same frame.
  const frames = tasks.filter((task) => asked.some(({ ts }) => holds(task, ts)));
  return (name) => {
    const { ts } = marks.get(name);
    const begin = tasks.findIndex((task) => holds(task, ts));
    const [first, ...more] = frames.filter((frame) => frame.ts > ts).slice(0, FRAMES);
    const until = (end) =>
      tasks.slice(begin, tasks.indexOf(end) + 1).reduce((sum, { tdur }) => sum + tdur / 1_000, 0);
    return { shown: until(first), settled: until(more.at(-1)) };
  };
};
