/** How long nothing has been asked for, in milliseconds. */
const IDLE = 5_000;

/**
 * Gives back the memory that a thread needed only while it was busy: V8 keeps room for garbage, 30 MB and more in each of our heaps, until a
 * full collection finds it idle. Works in a process with `--expose-gc`; another one, whose machine is there for it, keeps its room.
 *
 * @returns to be called for each request
 */
export function collectWhenIdle(collect: NodeJS.GCFunction | undefined = globalThis.gc): () => void {
  if (!collect) return () => {};
  const timer = setTimeout(() => collect({ execution: 'sync', flavor: 'last-resort', type: 'major' }), IDLE).unref();
  return () => {
    timer.refresh();
  };
}
