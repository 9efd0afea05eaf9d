import * as z from 'zod/mini';
import { SLOWDOWN } from './phone';

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds since the machine was started. */
  ts: z.number(),
  /** Microseconds by the clock, and of them on the processor. */
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

/** One thing that the main thread of a page was busy with, in milliseconds. */
interface Task {
  readonly from: number;
  readonly to: number;
  /** How much of that time it had a processor; the rest it waited for one. */
  readonly processor: number;
}

/** What the main thread of a page did, and the moments that matter, from a recording of Chromium. */
export interface MainThread {
  readonly tasks: readonly Task[];
  /** The first paint with something on it; the start of the recording where there was none. */
  readonly firstPaint: number;
  /** From each touch to the paint after it. */
  readonly touches: readonly { readonly from: number; readonly to: number }[];
}

/** Reads the main thread that was the busiest out of a recording. Throws on anything else. */
export function mainThreadOf(recording: unknown): MainThread {
  const { traceEvents } = trace.parse(recording);
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mains.map((main) => traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
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

/** A task up to this long keeps nobody waiting, in milliseconds. */
const UNNOTICED = 50;

/**
 * Total blocking time after the first paint on a phone a quarter as fast, in milliseconds, if its main thread never had to wait
 * for a processor: on a machine that draws without a graphics card, every other process of the browser wants one too.
 */
export const blockedOnProcessor = ({ tasks, firstPaint }: MainThread): number =>
  tasks
    .filter(({ to }) => to > firstPaint)
    .reduce((sum, { processor }) => sum + Math.max(0, SLOWDOWN * processor - UNNOTICED), 0);

/** The same of the slowest touch: what the main thread worked until the paint after it, in milliseconds. */
export const touchedOnProcessor = ({ tasks, touches }: MainThread): number =>
  Math.max(
    0,
    ...touches.map((touched) =>
      tasks.reduce((sum, task) => sum + SLOWDOWN * task.processor * shareWithin(task, touched), 0),
    ),
  );

function shareWithin(task: Task, { from, to }: { readonly from: number; readonly to: number }): number {
  const shared = Math.min(task.to, to) - Math.max(task.from, from);
  return task.to > task.from ? Math.max(0, shared) / (task.to - task.from) : 0;
}
