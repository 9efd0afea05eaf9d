import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';
import { writeBaseOfThisMachine } from './base-of-this-machine';

const run = promisify(execFile);

export const imageNames = ['gateway', 'api', 'jobs', 'migrate', 'content'] as const;

interface BuildImages {
  /** The program that builds, with its options: `['podman']`, `['docker']`. */
  readonly builder: readonly string[];
  /** The folder that `buildRoles` has written. */
  readonly roles: string;
  /** The images to build. */
  readonly images: readonly (typeof imageNames)[number][];
  /** Whether both images below ours are made of this machine's files, without a registry. */
  readonly fromThisMachine: boolean;
}

/** Builds the images `shop-<role>`. @returns their names */
export async function buildImages({ builder, roles, images, fromThisMachine }: BuildImages): Promise<string[]> {
  const [program = '', ...options] = builder;
  // Only this format of images has health checks.
  const format = program === 'docker' ? [] : ['--format=docker'];
  const build = (context: string, name: string, ...more: string[]) =>
    run(program, [...options, 'build', ...format, '--tag', name, ...more, context], { maxBuffer: 1e8 });
  const below = fromThisMachine ? await buildBelow(build) : [];
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const file = join(root, 'deploy/production/Dockerfile');
  const names: string[] = [];
  // One after another: they share their lower layers.
  for (const image of images) {
    const name = `localhost/shop-${image}`;
    await build(roles, name, '--file', file, '--target', image, '--build-arg', `REVISION=${stdout.trim()}`, ...below);
    names.push(name);
  }
  return names;
}

/** @returns the arguments that name the two images */
async function buildBelow(build: (context: string, ...words: string[]) => Promise<unknown>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'base-'));
  try {
    const { base, node } = await writeBaseOfThisMachine(folder);
    const file = join(folder, 'Dockerfile');
    await writeFile(file, 'FROM scratch\nCOPY . /\n');
    await build(base, 'localhost/shop-base', '--file', file);
    await build(node, 'localhost/shop-node', '--file', file);
  } finally {
    await rm(folder, { recursive: true });
  }
  return ['--build-arg', 'BASE=localhost/shop-base', '--build-arg', 'NODE=localhost/shop-node'];
}
