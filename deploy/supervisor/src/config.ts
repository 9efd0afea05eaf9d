import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type ReservedPort, reservePort } from './free-port';

const settings = z.object({
  PORT: z._default(z.string(), '3000'),
  /** Where shoppers have the shop; without it this machine, on `PORT`. */
  PUBLIC_ORIGIN: z.optional(z.string()),
  /** Everything that the shop keeps: database, pictures, releases. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** A back end that runs elsewhere; without it the reference back end is started. */
  API_ROOT: z.optional(z.string()),
  /** A folder or an http(s) address of releases that somebody else fills; without it this checkout is built and released. */
  RELEASES: z.optional(z.string()),
  /** Signs the gateway's cookies; without it a key is made and kept with the data. */
  COOKIE_KEY: z.optional(z.string()),
});

export interface Settings {
  readonly port: string;
  readonly publicOrigin: string;
  readonly dataDir: string;
  readonly apiRoot: string | null;
  readonly releases: string | null;
  readonly cookieKey: string | null;
}

/** The settings of the shop as a whole; each process reads its own besides. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { PORT, PUBLIC_ORIGIN, DATA_DIR, API_ROOT = null, RELEASES = null, COOKIE_KEY = null } = settings.parse(env);
  return {
    port: PORT,
    publicOrigin: PUBLIC_ORIGIN ?? new URL(`http://shop.localhost:${PORT}`).origin,
    dataDir: resolve(DATA_DIR),
    apiRoot: API_ROOT,
    releases: RELEASES,
    cookieKey: COOKIE_KEY,
  };
}

/**
 * The same settings with a port that is known: the back end has to know the shop's address before the gateway listens. A free port is
 * reserved until `release`.
 */
export async function withPort(settings: Settings): Promise<{ settings: Settings; release: ReservedPort['release'] }> {
  if (settings.port !== '0') return { settings, release: async () => {} };
  const { port, release } = await reservePort();
  const publicOrigin = settings.publicOrigin.replace(/:0$/, `:${port}`);
  return { settings: { ...settings, port: String(port), publicOrigin }, release };
}
