import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApiSettings, readJobsSettings, readMigrateSettings, roleSettingNames } from 'deploy-api/roles/settings';
import { readConfig, settingNames } from 'deploy-gateway/config/config';

/** Settings of Node, not of the shop. */
const OF_NODE = ['NODE_OPTIONS'];

/** What the files of secrets contain. */
const SECRETS: Readonly<Record<string, string>> = {
  database_url: 'postgres://shop:secret@postgres/shop',
  redis_url: 'redis://:secret@redis:6379',
};

const roles: Readonly<Record<string, { names: readonly string[]; read: (env: NodeJS.ProcessEnv) => unknown }>> = {
  gateway: { names: settingNames, read: readConfig },
  api: { names: roleSettingNames.api, read: readApiSettings },
  jobs: { names: roleSettingNames.jobs, read: readJobsSettings },
  // It gets the settings of its neighbours too.
  migrate: { names: roleSettingNames.jobs, read: readMigrateSettings },
};

/**
 * Reads the settings of a container as its role does at its start, with secrets in files.
 *
 * @param mounted the folder of the secrets in the container
 * @throws WrongSettings, or Error for a name that the role does not know
 */
export function readAsRole(role: string, env: Readonly<Record<string, string>>, mounted: string): void {
  const known = roles[role];
  if (!known) throw new Error(`There is no role ${role}`);
  const unknown = Object.keys(env).filter(
    (name) =>
      !OF_NODE.includes(name) && !known.names.includes(name) && !known.names.includes(name.replace(/_FILE$/, '')),
  );
  if (unknown.length > 0) throw new Error(`${role} does not know ${unknown.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  try {
    const readable = Object.entries(env).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value];
      if (!value.startsWith(mounted)) throw new Error(`${name} is no file of ${mounted}`);
      const secret = value.slice(mounted.length);
      const file = join(folder, secret);
      writeFileSync(file, SECRETS[secret] ?? 'a secret of at least 16 characters');
      return [name, file];
    });
    known.read(Object.fromEntries(readable));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
