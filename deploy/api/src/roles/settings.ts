import { requiredPublicOrigin } from 'deploy-network/public-origin';
import { keyList } from 'deploy-settings/key-list';
import { readSettings } from 'deploy-settings/read-settings';
import { telemetrySettings } from 'deploy-telemetry/settings';
import * as z from 'zod/mini';
import { fileStoreSettings } from '../files/settings';
import { acquirerSettings } from '../partners/acquirers/settings';
import { requirePublicServices } from '../partners/public-services';
import { partnerSettings } from '../partners/settings';
import { environment, port } from '../start/config';

const { LOG_LEVEL, DATABASE_POOL, REDIS_URL, PUBLIC_SANDBOXES } = environment.shape;

const database = { DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }), LOG_LEVEL };
/** The links in messages. All processes share one key. */
const links = { PUBLIC_ORIGIN: requiredPublicOrigin, LINK_KEY: keyList };
const services = { ...partnerSettings.shape, ...acquirerSettings.shape, PUBLIC_SANDBOXES };

const api = z.object({
  ...z.omit(environment, { API_DOCS: true, TEST_CLOCK: true, SEED: true, SEED_SCALE: true }).shape,
  ...database,
  ...links,
});

const files = z.partial(fileStoreSettings).shape;

const jobs = z.object({
  ...database,
  ...files,
  ...links,
  ...services,
  ...telemetrySettings.shape,
  DATABASE_POOL,
  REDIS_URL,
  /** The address of its health. */
  JOBS_PORT: port,
  JOBS_HOST: z._default(z.string(), '127.0.0.1'),
});

const migrate = z.object(database);
const content = z.object({ ...database, ...links, ...files });
/** Commands on the data of a running shop. */
const command = z.object({ ...database, PUBLIC_ORIGIN: requiredPublicOrigin });
const store = z.extend(command, fileStoreSettings.shape);

/** The environment variables that each role reads. */
export const roleSettingNames = {
  api: Object.keys(api.shape),
  jobs: Object.keys(jobs.shape),
  migrate: Object.keys(migrate.shape),
  content: Object.keys(content.shape),
};

type Env = NodeJS.ProcessEnv;

/** The settings of each role. They throw `WrongSettings`. */
export const readApiSettings = (env: Env) => withServices(readSettings(api, env));
export const readJobsSettings = (env: Env) => withServices(readSettings(jobs, env));
export const readMigrateSettings = (env: Env) => readSettings(migrate, env);
export const readContentSettings = (env: Env) => readSettings(content, env);
export const readCommandSettings = (env: Env) => readSettings(command, env);
export const readFilesSettings = (env: Env) => readSettings(store, env);

function withServices<C extends Parameters<typeof requirePublicServices>[0]>(config: C): C {
  requirePublicServices(config);
  return config;
}
