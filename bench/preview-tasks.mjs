// What did the main thread of a page do? Read from a trace of Chromium.

/** The longest task of the page of a trace, in milliseconds. */
export function longestTask(trace) {
  const { events, thread } = read(trace);
  const tasks = events.filter(
    ({ name, ph, ...event }) => ph === "X" && name.endsWith("RunTask") && isOn(event, thread),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

function read(trace) {
  const { traceEvents: events } = JSON.parse(trace);
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  // A browser has a process in reserve, which does nothing.
  const busy = (thread) => events.reduce((sum, event) => sum + (isOn(event, thread) ? (event.dur ?? 0) : 0), 0);
  const [thread] = mains.toSorted((one, other) => busy(other) - busy(one));
  return { events, thread };
}

function isOn(event, thread) {
  return event.pid === thread.pid && event.tid === thread.tid;
}
