import { join, relative } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { shopCommand } from 'deploy-command-line/command';
import { formatSeconds, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';

/** `npm run build-roles`: the programs of a production installation. */
const command = shopCommand(
  'build-roles',
  'Собирает роли для продакшена: gateway, api, jobs, migrate и content, в dist/roles. Им нужен только Node.',
).action(async () => {
  const { buildRoles } = await import('../bundle/build-roles');
  const began = performance.now();
  for (const folder of await buildRoles(join(root, 'dist/roles'))) print(relative(root, folder));
  print(`Готово (${formatSeconds(began)})`);
});

await runCommand(command);
