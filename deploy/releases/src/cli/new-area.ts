import { execFileSync } from 'node:child_process';
import { createArea } from '../new-area/create-area';
import { ReleaseRejected } from '../release-rejected';
import { print } from './print';
import { runCommand } from './run-command';

/** `npm run new-area -- mf-loyalty`: creates an area from the template and adds it to the workspace. */
await runCommand(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0) throw new ReleaseRejected(['npm run new-area -- mf-<имя>']);
  const files = await createArea(name, process.cwd());
  // Only updates the lockfile: the packages of the template are already installed.
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline']);
  for (const file of files.toSorted()) print(file);
  print(`${name} готова: npm run verify -- ${name}, npm run dev -- ${name}, npm run release -- ${name}`);
});
