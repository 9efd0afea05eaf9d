import { randomBytes } from 'node:crypto';
import { isPublicOrigin, publicOrigin } from 'deploy-network/public-origin';
import { isThisMachine } from 'deploy-network/this-machine';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import { keyList } from 'deploy-settings/key-list';
import { readSettings, WrongSettings } from 'deploy-settings/read-settings';
import { telemetrySettings } from 'deploy-telemetry/settings';
import * as z from 'zod/mini';
import { orderLimitSettings } from '../base/limits';
import { CONNECTIONS, FEWEST_CONNECTIONS } from '../db/limits';
import { fileStoreSettings } from '../files/settings';
import { acquirerSettings } from '../partners/acquirers/settings';
import { publicSandboxes } from '../partners/public-services';
import { partnerSettings } from '../partners/settings';
import type { WantedData } from '../seed/choose-data';

const number = (fallback: number, largest: number, least = 0) =>
  z._default(z.coerce.number().check(z.refine((n) => Number.isInteger(n) && n >= least && n <= largest)), fallback);

/** A port; 0: any free one. */
export const port = number(0, 65_535);

/** The settings of the whole back end in one process. */
export const environment = z.object({
  API_PORT: port,
  API_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  /** A PostgreSQL instead of the PGlite in `DATA_DIR/api`. */
  DATABASE_URL: z.optional(z.url()),
  /** Maximum number of connections to it; see `db/limits.ts`. */
  DATABASE_POOL: number(CONNECTIONS, 1000, FEWEST_CONNECTIONS),
  /** A Redis for sessions that were read lately, shared by several processes (SES-31). Without it there is no cache. */
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** A store of files for pictures and uploads, shared by several processes. Without it they are in the database. */
  ...z.partial(fileStoreSettings).shape,
  /** The first content of an empty database. The default is `demo` in a folder, `reference` on a server. */
  SEED: z.optional(z.enum(['demo', 'reference'])),
  /**
   * The number of demonstration products as a multiple of the usual 2,000: 0.1 makes 200; 0 leaves the demonstration
   * out.
   */
  SEED_SCALE: z._default(z.coerce.number().check(z.gte(0), z.lte(1000)), 1),
  ...orderLimitSettings.shape,
  ...partnerSettings.shape,
  ...acquirerSettings.shape,
  /** The public origin of the shop, as in the gateway. Links in emails and returns from a bank use it. */
  PUBLIC_ORIGIN: publicOrigin,
  /** Lets a public shop use sandboxes, or run without services that it needs: for a demonstration or a rehearsal. */
  PUBLIC_SANDBOXES: publicSandboxes,
  /** Signs the links that show and pay an order without signing in. Several processes share one key. */
  LINK_KEY: z.optional(keyList),
  /** Proxies whose forwarding headers are trusted, including the gateway. */
  TRUSTED_PROXIES: trustedProxies,
  /** Whether `/docs/` and `/openapi.json` are served. */
  API_DOCS: z._default(z.enum(['on', 'off']), 'off'),
  /** A local port where testers move the back end's clock; 0: the machine's clock is used. */
  TEST_CLOCK: port,
  ...telemetrySettings.shape,
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** The environment variables that the back end reads. */
export const settingNames = Object.keys(environment.shape);

export type Config = z.infer<typeof environment>;

/** A public shop has no test clock. */
function checked(config: Config): Config {
  if (config.TEST_CLOCK === 0 || !isPublicOrigin(config.PUBLIC_ORIGIN)) return config;
  throw new WrongSettings('TEST_CLOCK is for a shop on this machine, http://….localhost');
}

/**
 * The key of the signed links of orders. On this machine it may be missing: links then work until the process ends.
 *
 * @throws WrongSettings on a public shop without a key, because the links in its emails would stop working
 */
export function linkKeyOf(config: Config): string {
  if (config.LINK_KEY) return config.LINK_KEY;
  if (isPublicOrigin(config.PUBLIC_ORIGIN))
    throw new WrongSettings('LINK_KEY is missing, at least 16 random characters');
  return randomBytes(32).toString('hex');
}

/** The settings about the data that the shop may contain. */
export const wantedData = (config: Config): WantedData => ({
  seed: config.SEED ?? null,
  isServer: config.DATABASE_URL !== undefined,
  isPublic: isPublicOrigin(config.PUBLIC_ORIGIN),
});

/** A back end that other machines can reach needs an explicit setting whether the shop is public. */
function isOpenByChance({ API_HOST, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): boolean {
  const host = API_HOST || 'localhost';
  return !PUBLIC_ORIGIN && !isThisMachine(host.includes(':') ? `[${host}]` : host);
}

/** The settings from the environment. @throws WrongSettings with the names of the invalid ones */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  if (isOpenByChance(env)) throw new WrongSettings('other machines can reach API_HOST, so set PUBLIC_ORIGIN too');
  return checked(readSettings(environment, env));
}
