import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freshDatabase } from 'deploy-api/testing/fresh-database';
import { goLive, writeReleases } from 'deploy-gateway/testing/fake-releases';
import { freePort } from 'deploy-network/free-port';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { buildImages } from 'deploy-production/image/build-images';
import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';
import { requestShop } from '../shop/ask-shop';

jest.setTimeout(240_000);

const run = promisify(execFile);
const { DATABASE_URL = '' } = process.env;

/** The most bytes of an image. */
const LARGEST = 250e6;
/** As production should run a role: without rights, on a read-only file system. podman's own limits are more than some machines allow. */
const STRICT = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--network=host'].concat(
  ['nofile', 'nproc'].map((limit) => `--ulimit=${limit}=1024:1024`),
);

// Only where images can be built and started without a network.
const isPossible = DATABASE_URL !== '' && onPath('podman') && onPath('dpkg');
(isPossible ? test : test.skip)(
  'the images are small; a shop runs of them read-only, as nobody, healthy, and ends cleanly',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'images-'));
    const database = await freshDatabase(DATABASE_URL);
    const own = [
      '--root',
      join(folder, 'storage'),
      '--runroot',
      join(folder, 'run'),
      '--storage-driver=overlay',
      '--cgroup-manager=cgroupfs',
    ];
    // Podman's first choice, crun, refuses machines that have both versions of cgroups.
    const hasRunc = onPath('runc') || aptInstall('runc');
    const options = [...own, ...(hasRunc ? ['--runtime=runc'] : [])];
    const podman = async (...words: string[]) =>
      (await run('podman', [...options, ...words], { maxBuffer: 1e8 })).stdout;
    const start = (role: string, words: readonly string[], ...command: string[]) =>
      podman('run', '--pull=never', ...STRICT, ...words, `localhost/shop-${role}`, ...command);
    try {
      const roles = join(folder, 'roles');
      await buildRoles(roles);
      const images = ['api', 'gateway'] as const;
      await buildImages({ builder: ['podman', ...own], roles, images, fromThisMachine: true });
      for (const image of images) {
        const size = await podman('image', 'inspect', '--format={{.Size}}', `localhost/shop-${image}`);
        expect([image, Number(size) < LARGEST]).toEqual([image, true]);
      }

      const [secret, releases] = [join(folder, 'secret'), join(folder, 'releases')];
      await writeFile(secret, database.url, { mode: 0o644 });
      writeReleases(releases, '1.0.0');
      goLive(releases, '1.0.0');
      await run('chmod', ['-R', 'a+rX', folder]);
      const [apiPort, shopPort] = [await freePort(), await freePort()];
      const settings = ['--env=PUBLIC_ORIGIN=http://shop.localhost'];
      const server = [`--volume=${secret}:/run/database:ro`, '--env=DATABASE_URL_FILE=/run/database'];
      // An image of the back end has the other roles too.
      await start('api', ['--rm', ...server], 'migrate.mjs');
      const keys = ['--env=LINK_KEY=a-key-of-the-links-of-tests', `--env=API_PORT=${apiPort}`];
      await start('api', ['--name=api', '--detach', ...settings, ...server, ...keys]);
      const places = [
        `--env=PORT=${shopPort}`,
        `--env=API_ROOT=http://127.0.0.1:${apiPort}`,
        '--env=RELEASES=/releases',
      ];
      const others = ['--env=COOKIE_KEY=a-key-of-the-cookies-of-tests', `--volume=${releases}:/releases:ro`];
      await start('gateway', ['--name=gateway', '--detach', ...settings, ...places, ...others]);

      for (const [role, port] of [
        ['api', apiPort],
        ['gateway', shopPort],
      ] as const) {
        const isReady = () =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          );
        for (let tries = 0; tries < 300 && !(await isReady()); tries += 1) await wait(200);
        await podman('healthcheck', 'run', role).catch(async (error: unknown) => {
          throw new Error(`${role} is not healthy: ${await podman('logs', role)}`, { cause: error });
        });
        expect(await podman('top', role, 'user', 'args')).toMatch(/^USER\s+COMMAND\s+65532\s+\S*node \w+\.mjs\s*$/);
      }
      expect((await requestShop(new URL(`http://shop.localhost:${shopPort}/`))).text).toContain('Екатеринбург');
      const write = "require('node:fs').writeFileSync('/app/x', '')";
      await expect(podman('exec', 'gateway', '/usr/local/bin/node', '-e', write)).rejects.toThrow('EROFS');
      await podman('stop', 'gateway', 'api');
      for (const role of ['gateway', 'api'])
        expect(await podman('inspect', '--format={{.State.ExitCode}}', role)).toBe('0\n');
    } finally {
      await podman('rm', '--all', '--force').catch(() => {});
      await database.drop();
      // Layers of images are files of other users, which podman removes itself.
      await podman('system', 'reset', '--force').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    }
  },
);
