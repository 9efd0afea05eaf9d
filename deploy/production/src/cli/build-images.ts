import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { shopCommand } from 'deploy-command-line/command';
import { oneOf } from 'deploy-command-line/one-of';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';

/** `npm run build-images`: the images of the roles. */
const command = shopCommand(
  'build-images',
  'Собирает роли и их образы для контейнеров: shop-gateway, shop-api и другие.',
)
  .option(
    '--builder <программа>',
    'docker, podman или buildah',
    (word) => oneOf(word, ['docker', 'podman', 'buildah'], 'Программы'),
    'docker',
  )
  .option('--from-this-machine', 'не скачивать основу: взять Node и библиотеки этого Debian', false)
  .action(async ({ builder, fromThisMachine }: { builder: string; fromThisMachine: boolean }) => {
    const [{ buildRoles }, { buildImages, imageNames }] = await Promise.all([
      import('../bundle/build-roles'),
      import('../image/build-images'),
    ]);
    const roles = join(root, 'dist/roles');
    await buildRoles(roles);
    const names = await buildImages({ builder: [builder], roles, images: imageNames, fromThisMachine });
    print(names.join('\n'));
  });

await runCommand(command);
