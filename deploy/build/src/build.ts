import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appName } from 'deploy-releases/app-names';
import * as z from 'zod/mini';
import { buildApp } from './build-app';
import { BuildFailed } from './build-failed';
import { root } from './webpack/app';

/**
 * `tsx deploy/build/src/build.ts <app> --version <version> --out <folder> [--folder <sources>]`: builds one app in a separate process.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, out: { type: 'string' }, folder: { type: 'string' } },
});
const name = appName.parse(positionals[0]);
const { version, out } = z.object({ version: z.string(), out: z.string() }).parse(values);
try {
  await buildApp({ name, version, folder: values.folder ?? join(root, name), out });
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// The work is done. Without this, the channel to the parent process would keep this process running. Not earlier, because nothing else
// keeps the process running while modules load.
process.channel?.unref();
