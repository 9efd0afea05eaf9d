import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from 'deploy-network/free-port';
import { SECTION } from 'e2e/shop/pages';
import { type RunningShop, startShop } from 'e2e/shop/start-shop';
import { load } from '../load/load';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';
import { processorSeconds } from './processor-seconds';

/** Seconds. */
const WARM_UP = 5;
const MEASURED = 5;
/** Pairs: without and with telemetry, one after the other. */
const PAIRS = 7;

/** A busy machine is late with some pages. */
const MOST_FAILED = 0.1;

/** Pages with `debug` are rendered for each visit, with calls and SQL. */
const LOADS = {
  'pages from the cache': SECTION,
  'rendered pages, with their calls and SQL': `${SECTION}?debug=1`,
  'calls of pages': '/api/location/city/get/',
};

/** What traces and metrics cost a shop at the default part of kept traces. It takes five minutes. */
export const telemetryCost: Bench = {
  title: 'Traces and metrics: requests for each processor second of a shop with them; baseline: without',
  async run({ results, say }) {
    const collector = await openCollector();
    const shops: RunningShop[] = [];
    try {
      const without = await startShop(join(results, 'telemetry-off.log'));
      shops.push(without);
      const withIt = await startShop(join(results, 'telemetry-on.log'), {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.root,
        OTEL_METRICS_EXPORTER: 'prometheus',
        OTEL_EXPORTER_PROMETHEUS_PORT: String(await freePort()),
      });
      shops.push(withIt);
      const figures = [];
      for (const [what, path] of Object.entries(LOADS)) {
        say(what);
        for (const shop of shops) await load({ port: shop.port, paths: [path] }, WARM_UP);
        const pairs: { readonly off: number; readonly on: number }[] = [];
        for (let pair = 0; pair < PAIRS; pair += 1)
          pairs.push({ off: await perSecond(without, path), on: await perSecond(withIt, path) });
        // The pair in the middle, because the machine's speed changes from pair to pair.
        const middle = median(pairs.map(({ off, on }) => on / off));
        const { off, on } = pairs.find((pair) => pair.on / pair.off === middle) ?? { off: Number.NaN, on: Number.NaN };
        const bar = { on: 'ratio', least: 0.95 } as const;
        figures.push({ what, value: on, unit: '/s of a processor', baseline: off, bar });
      }
      return { figures, notes: [`the pair in the middle of ${PAIRS}; ${collector.deliveries()} deliveries of traces`] };
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      collector.close();
    }
  },
};

/** Answers for each processor second of all processes of a shop. */
async function perSecond({ port, pid }: RunningShop, path: string): Promise<number> {
  const before = processorSeconds(pid);
  const { answered, failed } = await load({ port, paths: [path] }, MEASURED);
  const seconds = processorSeconds(pid) - before;
  if (failed > answered * MOST_FAILED) throw new Error(`${failed} of ${answered} requests of ${path} failed`);
  return (answered - failed) / seconds;
}

/** A collector that takes everything. */
async function openCollector() {
  let deliveries = 0;
  const server = createServer((request, response) => {
    deliveries += 1;
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { root: `http://127.0.0.1:${port}`, deliveries: () => deliveries, close: () => server.close() };
}
