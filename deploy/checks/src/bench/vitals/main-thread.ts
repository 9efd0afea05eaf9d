import * as z from 'zod/mini';
import { SLOWDOWN } from './phone';

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds since the machine started. */
  ts: z.number(),
  /** Duration in real time, and the CPU time of it, in microseconds. */
  dur: z._default(z.number(), 0),
  tdur: z._default(z.number(), 0),
  args: z._default(
    z.object({
      name: z.optional(z.unknown()),
      data: z.optional(z.unknown()),
    }),
    {},
  ),
});

const trace = z.object({ traceEvents: z.array(traceEvent) });
type TraceEvent = z.infer<typeof traceEvent>;

interface Span {
  /** Milliseconds since the machine started. */
  readonly from: number;
  readonly to: number;
}

/** One task of a page's main thread, in milliseconds. */
interface Task extends Span {
  /** The CPU time of the task. In the remaining time it waited for a core. */
  readonly processor: number;
}

/** The tasks of a page's main thread and the measured moments, from a Chromium trace. */
export interface MainThread {
  readonly tasks: readonly Task[];
  /** The first contentful paint; the start of the trace when there was none. */
  readonly firstPaint: number;
  /** From each tap to the next paint. */
  readonly touches: readonly Span[];
}

/** Finds the busiest main thread in a trace. Throws for any other data. */
export function mainThreadOf(recording: unknown): MainThread {
  const { traceEvents } = trace.parse(recording);
  const mainThreads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mainThreads.map((main) => traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  const busiest = threads.toSorted((a, b) => processorOf(b) - processorOf(a))[0] ?? [];
  const own = traceEvents.filter(({ pid }) => pid === busiest[0]?.pid);
  const paint = own.findLast(({ name }) => name === 'firstContentfulPaint');
  return {
    tasks: tasksOf(busiest).map(({ ts, dur, tdur }) => ({
      from: ts / 1e3,
      to: (ts + dur) / 1e3,
      processor: tdur / 1e3,
    })),
    firstPaint: (paint?.ts ?? 0) / 1e3,
    touches: touchesOf(own),
  };
}

const tasksOf = (events: readonly TraceEvent[]) => events.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');

const processorOf = (events: readonly TraceEvent[]) => tasksOf(events).reduce((sum, { tdur }) => sum + tdur, 0);

const touch = z.object({ interactionId: z.number().check(z.gt(0)), duration: z.number() });

function touchesOf(events: readonly TraceEvent[]) {
  return events.flatMap(({ name, ph, ts, args }) => {
    const { success, data } = touch.safeParse(name === 'EventTiming' && ph === 'b' ? args.data : undefined);
    return success ? [{ from: ts / 1e3, to: ts / 1e3 + data.duration }] : [];
  });
}

/** The longest task that does not block the user, in milliseconds. */
const UNNOTICED = 50;

/**
 * Total blocking time after the first paint on a phone that is four times slower, in milliseconds, without the time in
 * which the main thread waited for a core. On a machine without a graphics card every other process of the browser
 * needs a core too.
 */
export const blockedOnProcessor = ({ tasks, firstPaint }: MainThread): number =>
  tasks
    .filter(({ to }) => to > firstPaint)
    .reduce((sum, { processor }) => sum + Math.max(0, SLOWDOWN * processor - UNNOTICED), 0);

/** For the slowest tap of a trace of the slower phone: CPU time of the main thread until the next paint, in milliseconds. */
export const touchedOnProcessor = ({ tasks, touches }: MainThread): number =>
  Math.max(0, ...touches.map((touched) => workedWithin(tasks, touched)));

/** From the last tap on, for a number of milliseconds of this machine: CPU time on a phone that is four times slower. */
export function workedAfterTouch({ tasks, touches }: MainThread, ms: number): number {
  const from = touches.at(-1)?.from ?? 0;
  return SLOWDOWN * workedWithin(tasks, { from, to: from + ms });
}

const workedWithin = (tasks: readonly Task[], span: Span): number =>
  tasks.reduce((sum, task) => sum + task.processor * shareWithin(task, span), 0);

function shareWithin(task: Task, { from, to }: Span): number {
  const shared = Math.min(task.to, to) - Math.max(task.from, from);
  return task.to > task.from ? Math.max(0, shared) / (task.to - task.from) : 0;
}
