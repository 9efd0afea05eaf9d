import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const preload = join(import.meta.dirname, 'required-node.mjs');
const run = promisify(execFile);

/** Lets a process believe that it runs on an old Node, until it has a registry's Node in its PATH. */
const pretendToBeOld = `data:text/javascript,${encodeURIComponent(
  "if (!process.env.NEW) Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })",
)}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'required-node-'));
  // npm and the Node that it brings: the one at hand, which says that it was brought.
  await writeFile(join(folder, 'node'), `#!/bin/sh\nNEW=yes exec "${process.execPath}" "$@"\n`);
  await writeFile(join(folder, 'npm'), `#!/bin/sh\necho "$@" >"${folder}/asked"\necho "${folder}/node"\n`);
  await Promise.all(['node', 'npm'].map((program) => chmod(join(folder, program), 0o755)));
});
afterEach(() => rm(folder, { recursive: true }));

const environment = () => ({ ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` });
const onOldNode = (...command: string[]) => ['--import', pretendToBeOld, '--import', preload, ...command];

test('an old Node runs the same command again under the Node of the registry, which comes first in PATH', async () => {
  const print = 'console.log(process.env.NEW, process.env.PATH)';
  const { stdout, stderr } = await run(process.execPath, onOldNode('--eval', print), { env: environment() });
  expect(stdout).toBe(`yes ${folder}${delimiter}${environment().PATH}\n`);
  const version = (await readFile(join(root, '.nvmrc'), 'utf8')).trim();
  expect(await readFile(join(folder, 'asked'), 'utf8')).toContain(
    `--package=node-${process.platform}-${process.arch}@${version} `,
  );
  expect(stderr).toBe(`Node 20.19.0 is older than 24.15.0: using Node ${version} of the npm registry.\n`);
});

test('the exit code and the end by a signal are those of the command', async () => {
  const failing = run(process.execPath, onOldNode('--eval', 'process.exit(7)'), { env: environment() });
  await expect(failing).rejects.toMatchObject({ code: 7 });

  const waiting = "process.on('SIGTERM', () => process.exit(3)); console.log('ready'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, onOldNode('--eval', waiting), { env: environment() });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('a machine that cannot get the Node is told what to install', async () => {
  await writeFile(join(folder, 'npm'), '#!/bin/sh\nexit 1\n');
  const failing = run(process.execPath, onOldNode('--eval', ''), { env: environment() });
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('https://nodejs.org') });
});

test('a Node that is new enough runs the command itself', async () => {
  const options = { env: { ...process.env, PATH: dirname(process.execPath) } };
  const { stdout, stderr } = await run(process.execPath, ['--import', preload, '--print', 'process.execPath'], options);
  expect([stdout, stderr]).toEqual([`${process.execPath}\n`, '']);
});
