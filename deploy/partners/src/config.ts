import { apiRoot } from 'deploy-network/api-root';
import { isPublicOrigin, publicOrigin } from 'deploy-network/public-origin';
import { readSettings, WrongSettings } from 'deploy-settings/read-settings';
import * as z from 'zod/mini';

const settings = z.object({
  /** 0: any free port, sent to the parent process as `{ ready: true, port }`. */
  PARTNERS_PORT: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int())), 0),
  /** The back end's address for the acquirers' callbacks; without it none are sent. */
  API_ROOT: z.optional(apiRoot),
  /** The shop's service user for the back office; without it the back office is not connected. */
  BACK_OFFICE_LOGIN: z.optional(z.string()),
  BACK_OFFICE_PASSWORD: z.optional(z.string()),
  /** Seconds between two events of a new order in the demonstration; 0: orders move by hand only. */
  ORDER_PACE: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0)))), 0),
  /** The shop's public origin. In a public shop orders never move automatically. */
  PUBLIC_ORIGIN: publicOrigin,
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** The environment variables that the sandboxes read. */
export const settingNames = Object.keys(settings.shape);

export type Config = z.infer<typeof settings>;

/** The sandboxes' settings. @throws WrongSettings with the names of the invalid ones */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config = readSettings(settings, env);
  if (config.ORDER_PACE > 0 && isPublicOrigin(config.PUBLIC_ORIGIN)) {
    throw new WrongSettings('ORDER_PACE is for a shop on this machine, http://….localhost');
  }
  return config;
}
