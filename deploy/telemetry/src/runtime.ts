import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { metrics } from './metrics';
import { observe } from './telemetry';

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** Measures this process: its event loop and its memory. */
export function observeRuntime(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  observe(metrics.loopDelay, () => {
    // The resolution itself is no delay.
    const seconds = (percentile: number) =>
      Math.max(0, delays.percentile(percentile) / NANOSECONDS - RESOLUTION / 1000);
    const readings = [50, 99].map((percentile) => ({
      value: seconds(percentile),
      labels: { quantile: `p${percentile}` },
    }));
    delays.reset();
    return readings;
  });
  let last = performance.eventLoopUtilization();
  observe(metrics.loopUse, () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return [{ value: utilization }];
  });
  observe(metrics.memory, () => [{ value: process.memoryUsage.rss() }]);
  observe(metrics.heap, () => [{ value: process.memoryUsage().heapUsed }]);
}
