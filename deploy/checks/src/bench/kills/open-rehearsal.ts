import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlimitedOrders } from 'deploy-api/testing/unlimited-orders';
import { Cluster } from 'deploy-cluster/cluster';
import { fillDemo } from 'deploy-cluster/database/fill-demo';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { releaseInProcess } from 'deploy-supervisor/releases/release-in-process';
import { otlpReceiver } from 'e2e/database/otlp-receiver';
import type { Rehearsal } from './rehearsal';
import { startRelay } from './relay';
import { keepReleasing } from './releasing';
import { mountSmallDisk, whyNoSmallDisk } from './small-disk';

/** The share of the usual demonstration. */
const SCALE = 0.1;

export interface OpenRehearsal extends Rehearsal {
  /** How often an area was released. */
  readonly releases: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a cluster with goods, in which an area is released all the time. */
export async function openRehearsal(say: (line: string) => void): Promise<OpenRehearsal> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-kills-'));
  const [roles, releases] = [join(folder, 'roles'), join(folder, 'releases')];
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await Promise.all([buildRoles(roles), releaseInProcess(releases)]);
    if (whyNoSmallDisk() === null)
      for (const name of ['postgres-1', 'postgres-2']) ends.push(mountSmallDisk(join(folder, name)));
    const receiver = await otlpReceiver();
    ends.push(receiver.close);
    const collector = await startRelay(receiver.root);
    ends.push(collector.close);
    const relays = new Map<string, Awaited<ReturnType<typeof startRelay>>>();
    const cluster = await Cluster.start({
      folder,
      roles,
      releases,
      port: 0,
      withPrometheus: false,
      settings: async () => {
        const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.root };
        return { gateway: traced, backEnd: { ...unlimitedOrders, ...traced } };
      },
      fill: (url) => fillDemo(url, SCALE),
      async wayOf(gateway, root) {
        if (gateway !== 'gateway-1') return root;
        relays.set(gateway, await startRelay(root));
        return relays.get(gateway)?.root ?? root;
      },
      print: say,
    });
    ends.push(() => cluster.stop());
    const relay = relays.get('gateway-1');
    if (!relay) throw new Error('The first gateway has no relay');
    ends.push(relay.close);
    // Each order takes goods away.
    await cluster.database.primary.ask('update stock set quantity = 1000000 where quantity > 5', 'shop');
    say('another version of an area');
    const releasing = await keepReleasing(releases);
    ends.push(releasing.stop);
    return { cluster, roles, folder, relay, collector, releases: releasing.count, close };
  } catch (error) {
    await close();
    throw error;
  }
}
