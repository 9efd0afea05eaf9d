import { join } from 'node:path';
import * as z from 'zod/mini';
import { appName } from '../app-names';
import { loadBundle, nodeSupply } from '../bundles/load-bundle';
import { loadFailure } from '../bundles/load-failure';

/**
 * Loads the bundles in its argument, and reports to its parent: each name before loading, and the failures at the end.
 */
const task = z.object({ shell: z.string(), areas: z.array(z.object({ app: appName, folder: z.string() })) });
const shellModule = z.object({
  render: z.custom<() => unknown>((value) => typeof value === 'function'),
  shared: z.record(z.string(), z.unknown()),
});
const areaModule = z.object({
  default: z.object({ name: z.string(), routes: z.array(z.unknown()), widgets: z.array(z.unknown()) }),
});

const { shell, areas } = task.parse(JSON.parse(process.argv[2] ?? ''));
const bundle = (folder: string) => join(folder, 'server/index.cjs');
const failures: { app: string; message: string }[] = [];
let supplied: Readonly<Record<string, unknown>> = {};

attempt('shell', () => {
  supplied = shellModule.parse(loadBundle(bundle(shell), nodeSupply)).shared;
});
for (const { app, folder } of areas) {
  attempt(app, () => {
    const { name } = areaModule.parse(loadBundle(bundle(folder), (wanted) => supplied[wanted])).default;
    if (name !== app) failures.push({ app, message: `она называет себя ${name}` });
  });
}
process.send?.(failures, () => process.exit(0));

function attempt(app: string, load: () => void) {
  process.send?.(app);
  try {
    load();
  } catch (error) {
    failures.push({ app, message: loadFailure(error) });
  }
}
