import { resolve } from 'node:path';
import { apiRoot } from 'deploy-network/api-root';
import { isTaken, type ReservedPort, reservePort } from 'deploy-network/free-port';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import * as z from 'zod/mini';

const DEFAULT_PORT = 3000;

const settings = z.object({
  /** The shop's port; 0 takes a free one. */
  PORT: z.optional(
    z.pipe(z.string(), z.pipe(z.transform(Number), z.int('PORT: a number').check(z.gte(0), z.lte(65_535)))),
  ),
  /** The public origin of the shop. The default is this machine, on `PORT`. */
  PUBLIC_ORIGIN: z.optional(z.string()),
  /** All data of the shop: database, pictures, releases. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** An external back end. By default the reference back end is started. */
  API_ROOT: z.optional(apiRoot),
  /** A folder or an http(s) address of releases from another source. By default this checkout is built and released. */
  RELEASES: z.optional(z.string()),
  /** Signs the gateway's cookies. By default a key is created and stored with the data. */
  COOKIE_KEY: z.optional(z.string()),
  /**
   * The target of the processes' logs. The default is the console for a public shop, and files in the data folder for
   * others.
   */
  LOG_TO: z.optional(z.enum(['console', 'files'], 'LOG_TO: console or files')),
});

/** The settings of the shop in the environment. */
export interface EnvironmentSettings {
  /** Null: the default port. */
  readonly port: number | null;
  /** Null: this machine, on the port. */
  readonly publicOrigin: string | null;
  readonly dataDir: string;
  readonly apiRoot: string | null;
  readonly releases: string | null;
  readonly cookieKey: string | null;
  readonly logTo: 'console' | 'files' | null;
}

/** The settings with a known port: the back end needs the shop's address before the gateway listens. */
export interface Settings extends EnvironmentSettings {
  readonly port: number;
  readonly publicOrigin: string;
}

/** The settings of the shop as a whole. Each process also reads its own. Throws {@link ReleaseRejected} for invalid ones. */
export function readSettings(env: NodeJS.ProcessEnv): EnvironmentSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = settings.safeParse(set);
  if (!read.success) throw new ReleaseRejected(read.error.issues.map(({ message }) => message));
  const {
    PORT = null,
    PUBLIC_ORIGIN = null,
    DATA_DIR,
    API_ROOT = null,
    RELEASES = null,
    COOKIE_KEY = null,
    LOG_TO = null,
  } = read.data;
  return {
    port: PORT,
    publicOrigin: PUBLIC_ORIGIN,
    dataDir: resolve(DATA_DIR),
    apiRoot: API_ROOT,
    releases: RELEASES,
    cookieKey: COOKIE_KEY,
    logTo: LOG_TO,
  };
}

/**
 * Reserves the shop's port until `release`. Rejects with {@link ReleaseRejected} when it is taken.
 * @param allowAnother whether a free port may replace the default one when that is taken; never replaces a configured port
 */
export async function reserveShopPort(
  configured: EnvironmentSettings,
  allowAnother = false,
): Promise<{ settings: Settings; release: ReservedPort['release'] }> {
  const { port, release } = await reserveConfigured(configured.port, allowAnother);
  const publicOrigin = configured.publicOrigin ?? new URL(`http://shop.localhost:${port}`).origin;
  return { settings: { ...configured, port, publicOrigin }, release };
}

async function reserveConfigured(configured: number | null, allowAnother: boolean): Promise<ReservedPort> {
  const port = configured ?? DEFAULT_PORT;
  try {
    return await reservePort(port);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (allowAnother && configured === null) return reservePort();
    throw new ReleaseRejected([`порт ${port} занят: остановите того, кто его занял, или задайте другой PORT`]);
  }
}
