import * as z from 'zod/mini';
import { orderLimitSettings } from './order/order-limits';
import { acquirerSettings } from './partners/acquirers/settings';
import { partnerSettings } from './partners/settings';

const number = (fallback: number, largest: number) =>
  z._default(z.coerce.number().check(z.refine((n) => Number.isInteger(n) && n >= 0 && n <= largest)), fallback);

const environment = z.object({
  /** 0: any free port. */
  API_PORT: number(0, 65_535),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  /** A PostgreSQL instead of the PGlite in `DATA_DIR/api`. */
  DATABASE_URL: z.optional(z.url()),
  /** How many times the usual 2,000 products an empty database is filled with; 0 leaves it empty. */
  SEED_SCALE: number(1, 1000),
  ...orderLimitSettings.shape,
  ...partnerSettings.shape,
  ...acquirerSettings.shape,
  /** How shoppers reach the shop: as in the gateway. What comes back from a bank goes to this host and its subdomains only. */
  BASE_HOST: z._default(z.string(), 'shop.localhost'),
  PUBLIC_SCHEME: z._default(z.enum(['http', 'https']), 'http'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = z.infer<typeof environment>;

/** The settings from the environment; empty variables count as unset. Throws with the names of the wrong ones. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = environment.safeParse(set);
  if (config.success) return config.data;
  throw new Error(`Wrong settings: ${z.prettifyError(config.error)}`);
}
