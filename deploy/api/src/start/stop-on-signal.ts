/** Something to end, after everything before it. */
type Step = () => Promise<unknown>;

/** Ends the process cleanly when it is asked to, or when its parent is gone: no process would stop it then. */
export function stopOnSignal(steps: readonly Step[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const step of steps) await step();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
