/** A program of production: a folder with its entries and the packages that stay outside of its bundles. */
export interface Program {
  /** The name of its folder. */
  readonly name: string;
  /** The files that are started, by the name of the bundle. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages with a binary, and those that observers wrap when they are loaded, so they are installed beside the bundles. */
  readonly packages: readonly string[];
  /** Folders of the repository that its code reads, by the name that they get beside the bundles. */
  readonly files: Readonly<Record<string, string>>;
}

const role = (name: string) => `deploy/production/src/roles/${name}.ts`;

/** The gateway runs code of releases, so its folder has no driver of the database. */
const gateway: Program = {
  name: 'gateway',
  entries: {
    gateway: role('gateway'),
    health: role('health'),
    // The names by which the gateway starts them: a thread and a process of their own.
    'worker-entry': role('worker-entry'),
    'load-bundles': 'deploy/releases/src/checks/load-bundles.ts',
  },
  packages: ['fastify', 'pino', 'undici', 'ioredis', 'fs-native-extensions'],
  files: {},
};

const backEnd: Program = {
  name: 'back-end',
  entries: Object.fromEntries(
    ['api', 'jobs', 'migrate', 'content', 'files', 'queue', 'create-admin', 'health'].map((name) => [name, role(name)]),
  ),
  packages: ['fastify', 'pino', 'pg', 'ioredis', 'sharp'],
  files: { migrations: 'deploy/api/migrations' },
};

/** For the machine of the database. They run PostgreSQL's own programs. */
const database: Program = {
  name: 'database',
  entries: Object.fromEntries(['backup', 'restore'].map((name) => [name, `deploy/production/src/cli/${name}.ts`])),
  packages: [],
  files: {},
};

export const programs: readonly Program[] = [gateway, backEnd, database];

/** Packages that production does not have: what needs them is refused there by its settings. */
export const ABSENT: readonly string[] = ['@electric-sql/pglite', 'deploy-demo-data', 'typescript'];
