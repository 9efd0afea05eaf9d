import { metrics } from 'deploy-telemetry/metrics';
import { countFromZero, observe } from 'deploy-telemetry/telemetry';
import type { LiveSet } from './live-set';

const REASONS = ['late', 'exit', 'other-page', 'waiting'];

/** Lets the versions of the live set be read with the metrics, and counts the failures of its apps. */
export function observeReleases(live: Pick<LiveSet, 'current'>): void {
  const apps = () => Object.entries(live.current?.apps ?? {});
  observe(metrics.releases, () =>
    apps().flatMap(([app, release]) =>
      release ? [{ value: 1, labels: { 'shop.area': app, 'shop.version': release.manifest.version } }] : [],
    ),
  );
  for (const [app] of apps()) {
    const area = { 'shop.area': app };
    countFromZero(
      metrics.faults,
      ['server', 'browser'].map((where) => ({ ...area, 'shop.where': where })),
    );
    countFromZero(
      metrics.stopped,
      REASONS.map((reason) => ({ ...area, 'shop.reason': reason })),
    );
  }
}
