import { resolve } from 'node:path';
import { findBackEnd } from 'deploy-lock/shared-back-end';
import { apiRoot } from 'deploy-network/api-root';

/**
 * The back end of the shop that gets the releases: the one of `API_ROOT`, else the one that runs on the same data.
 * Null: none runs.
 */
export async function runningBackEnd({ API_ROOT, DATA_DIR }: NodeJS.ProcessEnv): Promise<string | null> {
  if (API_ROOT) return apiRoot.parse(API_ROOT);
  return (await findBackEnd(resolve(DATA_DIR || '.data')))?.apiRoot ?? null;
}
