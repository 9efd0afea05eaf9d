import { execFileSync } from 'node:child_process';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { createArea } from '../new-area/create-area';
import { runReleaseCommand } from './run-command';

/** `npm run new-area -- mf-loyalty`: creates an area from the template and adds it to the workspace. */
const command = shopCommand('new-area', 'Создаёт область по образцу: страница, виджет, тесты, README и бюджеты.')
  .argument('<имя>', 'mf- и латинские буквы, цифры, дефисы: mf-loyalty')
  .action(async (name: string) => {
    const files = await createArea(name, process.cwd());
    // Only updates the lockfile: the packages of the template are already installed.
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline']);
    for (const file of files.toSorted()) print(file);
    print(`${name} готова: npm run verify -- ${name}, npm run dev -- ${name}, npm run release -- ${name}`);
  });

await runReleaseCommand(command);
