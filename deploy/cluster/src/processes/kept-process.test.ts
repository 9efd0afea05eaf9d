import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptProcess, type Program } from './kept-process';
import { until } from './until';

/** Notes that it began, and how it ended. */
const SCRIPT = `
const note = (word) => require('node:fs').appendFileSync(process.argv[2], word + '\\n');
note('began');
process.on('SIGTERM', () => { note('ended'); process.exit(0); });
setInterval(() => {}, 1000);
`;

let folder: string;
let kept: KeptProcess;
const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
const program = (changes: Partial<Program> = {}): Program => ({
  name: 'a',
  command: process.execPath,
  args: [join(folder, 'script.cjs'), join(folder, 'notes')],
  endSignal: 'SIGTERM',
  logFile: join(folder, 'log'),
  isReady: async () => notes().at(-1) === 'began',
  ...changes,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  writeFileSync(join(folder, 'script.cjs'), SCRIPT);
  writeFileSync(join(folder, 'notes'), '');
  kept = new KeptProcess(program());
});
afterEach(async () => {
  await kept.stop();
  rmSync(folder, { recursive: true });
});

test('a process that is killed is started again, and stays away after it was stopped', async () => {
  await kept.start();
  const first = kept.pid;
  await kept.kill();
  await until('it began again', async () => notes().length === 2);
  expect(kept.pid).not.toBe(first);
  expect(kept.isKept).toBe(true);
  await kept.stop();
  expect([notes(), kept.pid, kept.isKept]).toEqual([['began', 'began', 'ended'], undefined, false]);
});

test('another version takes its place when the first has ended', async () => {
  await kept.start();
  const script = join(folder, 'later.cjs');
  writeFileSync(script, SCRIPT.replaceAll('began', 'later'));
  await kept.replace((now) => ({
    ...now,
    args: [script, join(folder, 'notes')],
    isReady: async () => notes().at(-1) === 'later',
  }));
  expect(notes()).toEqual(['began', 'ended', 'later']);
});

test('a program that ends at once, or is not installed, is a start that failed, with the place of its log', async () => {
  for (const command of ['false', 'no-such-program']) {
    kept = new KeptProcess(program({ command }));
    await expect(kept.start()).rejects.toThrow(/a: процесс остановился при запуске .*log$/);
  }
});

test('it ends with the process that keeps it, also when that is killed', async () => {
  const keeper = join(folder, 'keeper.mts');
  const kept = JSON.stringify(join(__dirname, 'kept-process.ts'));
  const options = JSON.stringify({ ...program(), isReady: undefined });
  writeFileSync(
    keeper,
    `import { KeptProcess } from ${kept};
    await new KeptProcess({ ...${options}, isReady: async () => true }).start();
    setInterval(() => {}, 1000);`,
  );
  const parent = spawn(process.execPath, ['--import', require.resolve('tsx'), keeper], { stdio: 'inherit' });
  await until('it began', async () => notes().includes('began'));
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until('it ended', async () => notes().includes('ended'), 10_000);
});
