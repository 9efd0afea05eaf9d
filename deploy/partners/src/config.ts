import { apiRoot } from 'deploy-network/api-root';
import * as z from 'zod/mini';

const settings = z.object({
  /** 0: any free port, sent to the parent process as `{ ready: true, port }`. */
  PARTNERS_PORT: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int())), 0),
  /** The back end's address for the acquirers' callbacks; without it none are sent. */
  API_ROOT: z.optional(apiRoot),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** The environment variables that the sandboxes read. */
export const settingNames = Object.keys(settings.shape);

export type Config = z.infer<typeof settings>;

/** The sandboxes' settings. An invalid one stops the start with its name. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => settings.parse(env);
