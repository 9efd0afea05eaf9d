import { closeTelemetry } from 'deploy-telemetry/telemetry';

/** A step of the shutdown. Steps run one after another. */
type Step = () => Promise<unknown>;

/** Ends the process cleanly after a signal, or when its parent ended, because no other process would stop it. */
export function stopOnSignal(steps: readonly Step[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const step of steps) await step();
    await closeTelemetry();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
