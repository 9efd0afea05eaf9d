import { resolve } from 'node:path';
import * as z from 'zod/mini';

const settings = z.object({
  PORT: z._default(z.string(), '3000'),
  BASE_HOST: z._default(z.string(), 'shop.localhost'),
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
  readonly baseHost: string;
  readonly dataDir: string;
  readonly apiRoot: string | null;
  readonly releases: string | null;
  readonly cookieKey: string | null;
}

/** The settings of the shop as a whole; each process reads its own besides. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { PORT, BASE_HOST, DATA_DIR, API_ROOT = null, RELEASES = null, COOKIE_KEY = null } = settings.parse(env);
  return {
    port: PORT,
    baseHost: BASE_HOST,
    dataDir: resolve(DATA_DIR),
    apiRoot: API_ROOT,
    releases: RELEASES,
    cookieKey: COOKIE_KEY,
  };
}
