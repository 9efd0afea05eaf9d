import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const checkout = join(import.meta.dirname, '../../../..');

/** The files of a checkout that building and releasing need. */
const COPIED = [
  'deploy/build',
  'deploy/command-line',
  'deploy/lock',
  'deploy/network',
  'deploy/node',
  'deploy/releases',
  'shared-contracts',
  'deploy/checks/src/boundaries',
  'biome.boundaries.json',
  'biome.json',
  '.nvmrc',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'jest.config.js',
];

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A separate checkout for one test, whose sources may be changed and released. */
export interface RepositoryCopy {
  readonly root: string;
  /** Writes source files, with paths relative to the checkout. */
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  /** Replaces a text in a source file. Rejects when the text is not in it. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  /** Runs `npm run <command> -- …`, without npm's own half second, and returns its output and exit code. */
  readonly npm: (command: string, ...options: string[]) => Promise<Ran>;
  /** Runs a command line of the documentation. */
  readonly run: (line: string) => Promise<Ran>;
  readonly remove: () => Promise<void>;
}

/** The folder of the contracts' packages in node_modules. */
const OURS = '@zapovednik';

const packageFile = z.object({ name: z.string() });
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/**
 * Copies sources, and links the installed packages. `files` are added and committed.
 * @param copied files and folders of the checkout; the default is what a build needs, without the apps
 */
export async function repositoryCopy(
  files: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv,
  copied: readonly string[] = COPIED,
): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  const write: RepositoryCopy['write'] = async (sources) => {
    for (const [name, content] of Object.entries(sources)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), content);
    }
  };
  const filter = (source: string) =>
    !/\/(node_modules|\.cache|dist|test-results)(\/|$)/.test(source.slice(checkout.length));
  for (const name of copied) await cp(join(checkout, name), join(root, name), { recursive: true, filter });
  await write({ ...files, '.gitignore': 'node_modules/\n.cache/\n.data/\ntest-results/\n' });
  await linkPackages(root, [...copied, ...Object.keys(files).map((file) => file.split('/')[0] ?? '')]);
  for (const command of [
    ['init', '-q'],
    ['config', 'user.name', 'Test'],
    ['config', 'user.email', 'test@shop.example'],
    ['add', '-A'],
    ['commit', '-qm', 'A checkout'],
  ]) {
    await run('git', command, { cwd: root });
  }
  const ran = async (file: string, ...options: string[]): Promise<Ran> => {
    const settings = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 };
    try {
      const { stdout, stderr } = await run(file, options, settings);
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = failure.parse(error);
      return { code, output: stdout + stderr };
    }
  };
  return {
    root,
    write,
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await write({ [file]: text.replaceAll(from, to) });
    },
    npm: (command, ...options) => ran(process.execPath, '--run', command, '--', ...options),
    run: (line) => ran('sh', '-c', line),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The packages of the real checkout. Workspace packages come from the copy. */
async function linkPackages(root: string, copied: readonly string[]): Promise<void> {
  const packages = join(checkout, 'node_modules');
  await mkdir(join(root, 'node_modules'));
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isSymbolicLink() || name === OURS || (name.startsWith('.') && name !== '.bin')) continue;
    await symlink(join(packages, name), join(root, 'node_modules', name));
  }
  await mkdir(join(root, 'node_modules', OURS));
  const contracts = (await readdir(join(root, 'shared-contracts'))).map((name) => `shared-contracts/${name}`);
  const own = [...new Set([...copied, ...contracts])].filter((path) => existsSync(join(root, path, 'package.json')));
  for (const path of own) {
    const { name } = packageFile.parse(JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8')));
    await symlink(join(root, path), join(root, 'node_modules', name));
    const nested = join(checkout, path, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(root, path, 'node_modules'));
  }
}
