import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { laterVersion } from './later-version';
import { FAKETIME, movedBy, withoutMovedClock } from './moved-clock';
import type { Part } from './rehearsal';
import { fillDisk, whyNoSmallDisk } from './small-disk';

/** Milliseconds for which something is away. */
const AWAY = 8_000;

const clockOf = (folder: string) => join(folder, 'clock');

const killed = (name: string, what: string): Part => ({
  what: `${what} killed`,
  run: ({ cluster }) => cluster.process(name).kill('SIGKILL'),
});

/** What the bench does to the cluster, by the name for `--only`. */
export const parts: Readonly<Record<string, Part>> = {
  'gateway-1': killed('gateway-1', 'a gateway'),
  'api-1': killed('api-1', 'an API'),
  jobs: killed('jobs', 'the jobs'),
  haproxy: killed('haproxy', 'the proxy'),
  redis: killed('redis', 'Redis'),
  'postgres-1': killed('postgres-1', 'the primary of PostgreSQL'),
  'postgres-2': killed('postgres-2', 'the replica'),
  primary: {
    what: 'the primary stopped for good, the replica promoted',
    run: ({ cluster }) => cluster.database.failOver(),
    repair: ({ cluster }) => cluster.database.restoreReplica(),
  },
  'redis-away': {
    what: `Redis answers nothing for ${AWAY / 1000} s`,
    async run({ cluster }) {
      await cluster.process('redis').kill('SIGSTOP');
      await pause(AWAY);
      await cluster.process('redis').kill('SIGCONT');
    },
  },
  store: killed('store', 'the store of files'),
  'store-away': {
    what: `the store of files is away for ${AWAY / 1000} s`,
    async run({ cluster }) {
      await cluster.process('store').stop('SIGKILL');
      await pause(AWAY);
      await cluster.process('store').start();
    },
  },
  'collector-away': {
    what: `the collector of traces takes nothing for ${AWAY / 1000} s`,
    async run({ collector }) {
      collector.cut();
      await pause(AWAY);
      collector.join();
    },
  },
  'cut-off': {
    what: `a gateway is cut off from the APIs for ${AWAY / 1000} s`,
    async run({ relay }) {
      relay.cut();
      await pause(AWAY);
      relay.join();
    },
  },
  clock: {
    what: 'the clock of an API jumps two hours ahead, and back',
    leftOut: () => (existsSync(FAKETIME) ? null : 'apt-get install faketime'),
    async prepare({ cluster, folder }) {
      await writeFile(clockOf(folder), '+0');
      await cluster.process('api-1').replace((now) => ({ ...now, env: { ...now.env, ...movedBy(clockOf(folder)) } }));
    },
    async run({ folder }) {
      await writeFile(clockOf(folder), '+2h');
      await pause(AWAY);
      await writeFile(clockOf(folder), '+0');
    },
    repair: ({ cluster }) =>
      cluster.process('api-1').replace(({ env, ...now }) => ({ ...now, env: withoutMovedClock(env ?? {}) })),
  },
  'disk-full': {
    what: `the disk of the primary is full for ${AWAY / 1000} s`,
    leftOut: whyNoSmallDisk,
    async run({ cluster, folder }) {
      const free = fillDisk(join(folder, cluster.database.primary.process.name));
      await pause(AWAY);
      free();
    },
  },
  'roll-out': {
    what: 'a later version of each role, with migrations',
    isSilent: true,
    async run({ cluster, roles, folder }) {
      await cluster.rollOut(await laterVersion(roles, join(folder, 'later-roles')));
    },
  },
};
