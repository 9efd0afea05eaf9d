import { metrics } from 'deploy-telemetry/metrics';
import { observe } from 'deploy-telemetry/telemetry';
import type { LiveSet } from './live-set';

/** Lets the versions of the live set be read with the metrics. */
export function observeReleases(live: Pick<LiveSet, 'current'>): void {
  observe(metrics.releases, () =>
    Object.entries(live.current?.apps ?? {}).flatMap(([app, release]) =>
      release ? [{ value: 1, labels: { 'shop.area': app, 'shop.version': release.manifest.version } }] : [],
    ),
  );
}
