import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { freePort } from 'deploy-network/free-port';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { buildImages, imageNames } from 'deploy-production/image/build-images';
import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';
import { liveThrough } from './compose';
import { layOut } from './lay-out';
import { Podman } from './podman';
import { buildStandIns } from './stand-ins';

const PROGRAMS = ['podman', 'podman-compose', 'runc', 'debootstrap'];
const PACKAGES = [...PROGRAMS, 'netavark', 'aardvark-dns'];

/** `npm run containers`: the whole `compose.yaml` on this machine, without a registry. */
const command = shopCommand(
  'containers',
  'Проверяет compose.yaml целиком: собирает образы, проводит магазин через запуск, заказы, перезапуски и новую версию. Нужен Debian, права root и минут пять.',
).action(async () => {
  if (!PROGRAMS.every(onPath) && !aptInstall(...PACKAGES)) throw new Error(`Нужны пакеты: ${PACKAGES.join(' ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'containers-'));
  const podman = await Podman.open(join(folder, 'podman'));
  try {
    print('Собираются образы');
    const roles = join(folder, 'dist/roles');
    await buildRoles(roles);
    await buildImages({ builder: ['podman'], roles, images: imageNames, fromThisMachine: true });
    await buildStandIns(podman, folder);
    const machine = await layOut(folder, { http: await freePort(), https: await freePort() });
    const file = `${machine.files}/postgres/Dockerfile`;
    // On the network of the machine: some have a resolver that containers do not reach.
    await podman.run(
      'build',
      '--network=host',
      '--format=docker',
      '--tag=localhost/shop-postgres',
      `--file=${file}`,
      roles,
    );
    tls.setDefaultCACertificates([...tls.getCACertificates(), machine.certificate]);
    await liveThrough(podman, machine);
    print('Всё работает');
  } finally {
    await podman.remove();
    await rm(folder, { recursive: true });
  }
});

await runCommand(command);
