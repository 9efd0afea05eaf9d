import { join, relative, resolve } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { requirePackages } from './packages';

/** The share of the usual demonstration: 400 goods are enough to look around, and are filled in fast. */
const SCALE = 0.2;

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError(`Порта ${text} не бывает`);
}

interface Options {
  readonly port: number;
  readonly folder: string;
  readonly rehearsal: boolean;
  readonly yes: boolean;
}

/** `npm run cluster`: the shop of several machines on this one. */
const command = shopCommand(
  'cluster',
  'Открывает на этой машине кластер: HAProxy, по два шлюза и API, задачи, PostgreSQL с репликой, Redis, хранилище файлов, Prometheus. Закрыть — Ctrl-C.',
)
  .option('--port <порт>', 'порт магазина; 0 — любой свободный', portOf, 3000)
  .option('--folder <папка>', 'все данные, журналы и пароли', '.data/cluster')
  .option('--rehearsal', 'репетиция: коды, письма и оплату принимают песочницы партнёров', false)
  .option('--yes', 'установить недостающие пакеты Debian без вопроса', false)
  .action(async ({ yes, ...options }: Options) => {
    await requirePackages(yes);
    const { RunningServices } = await import('deploy-supervisor/processes/running-services');
    const running = new RunningServices();
    await running.run(async () => {
      const { Cluster } = await import('../cluster');
      const { sandboxes } = await import('../sandboxes');
      const { fillDemo } = await import('../database/fill-demo');
      const { buildRoles } = await import('deploy-production/bundle/build-roles');
      const { releaseInProcess } = await import('deploy-supervisor/releases/release-in-process');
      const folder = resolve(options.folder);
      const releases = join(folder, 'releases');
      const roles = join(folder, 'roles');
      print(`Кластер собирается, данные — в ${relative(root, folder) || '.'}`);
      await Promise.all([buildRoles(roles), releaseInProcess(releases)]);
      const cluster = await running.add(
        Cluster.start({
          folder,
          roles,
          releases,
          port: options.port,
          withPrometheus: true,
          settings: (calls, origin) => sandboxes({ isOn: options.rehearsal, folder, calls, origin, running }),
          fill: (url) => fillDemo(url, SCALE),
          print,
        }),
      );
      print(['', 'Кластер открыт', ...cluster.places.map((place) => `  ${place}`), 'Закрыть — Ctrl-C', ''].join('\n'));
    });
  });

await runCommand(command);
