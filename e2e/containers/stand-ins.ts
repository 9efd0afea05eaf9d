import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';
import { bundle } from 'deploy-production/bundle/bundle';
import type { Podman } from './podman';

const run = promisify(execFile);
const sources = join(root, 'e2e/containers/stand-ins');

/** The image of compose.yaml that each target of our Dockerfile stands in for. */
const IMAGES = {
  postgres: 'docker.io/library/postgres:17-trixie',
  haproxy: 'docker.io/library/haproxy:3.2',
  redis: 'docker.io/library/redis:8',
  store: 'docker.io/versity/versitygw:v1.8.0',
};
/** The image that the Dockerfile of PostgreSQL takes Node from. */
const NODE = 'docker.io/library/node:24.21.0-trixie-slim';
const PACKAGES = ['postgresql', 'redis-server', 'haproxy', 'busybox', 'ca-certificates'];
const DEBIAN = 'localhost/stand-in-debian';

/**
 * Makes what compose.yaml would pull from registries, from packages of the Debian that runs this: `localhost/shop-node` must be there.
 *
 * @param folder for the files of the images
 */
export async function buildStandIns(podman: Podman, folder: string): Promise<void> {
  await buildDebian(podman, join(folder, 'debian'));
  const context = join(folder, 'stand-ins');
  await cp(sources, context, { recursive: true });
  const store = { name: 'store', entries: { store: 'e2e/containers/stand-ins/store.cjs' }, packages: [], files: {} };
  await bundle(store, context);
  for (const [target, name] of Object.entries(IMAGES))
    await podman.run('build', '--format=docker', '--target', target, '--tag', name, context);
  await podman.run('tag', 'localhost/shop-node', NODE);
}

async function buildDebian(podman: Podman, folder: string): Promise<void> {
  const { stdout } = await run('bash', ['-c', '. /etc/os-release && echo $VERSION_CODENAME']);
  const options = ['--variant=minbase', `--include=${PACKAGES.join()}`];
  await mkdir(folder, { recursive: true });
  await run('debootstrap', [...options, stdout.trim(), folder, 'http://deb.debian.org/debian'], { maxBuffer: 1e8 });
  const file = `${folder}.Dockerfile`;
  await writeFile(file, 'FROM scratch\nCOPY . /\n');
  await podman.run('build', '--format=docker', '--file', file, '--tag', DEBIAN, folder);
  await rm(folder, { recursive: true });
}
