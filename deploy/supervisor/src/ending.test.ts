import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of the shop: ready or for ever starting, and slow to end when it is told so. */
const PROCESS = `
import { appendFileSync } from 'node:fs';
const [kind] = process.argv.slice(2);
const state = kind ?? process.env.STATE;
if (state === 'slow') process.on('SIGTERM', () => setTimeout(() => process.exit(0), 1500));
if (state === 'slow') process.on('SIGINT', () => {});
appendFileSync(process.env.NOTES, state + ' ' + process.pid + '\\n');
if (state === 'ready' || state === 'slow') process.send({ ready: true, port: 4321 });
setInterval(() => {}, 1000);
`;

/** A shop of small processes: one that is ready, one that ends slowly, one that builds, and one that never gets ready. */
const shop = (folder: string) => `
import { Running, say } from '${import.meta.dirname}/running';
import { spawnScript } from '${import.meta.dirname}/processes';
import { watchOver } from '${import.meta.dirname}/watched';
const script = '${folder}/process.mjs';
const watched = (STATE) => watchOver({ name: STATE, script, portSetting: 'P', port: '0', env: { ...process.env, STATE }, say, firstPause: 50 });
const running = new Running();
running.run(async () => {
  await running.add(watched('ready'));
  await running.add(watched('slow'));
  spawnScript(script, { args: ['building'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  await running.add(watched('starting'));
});
`;

let folder: string;
let supervisor: ChildProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ending-'));
  await writeFile(join(folder, 'process.mjs'), PROCESS);
  await writeFile(join(folder, 'shop.mts'), shop(folder));
  supervisor = spawn(process.execPath, ['--import', 'tsx', join(folder, 'shop.mts')], {
    detached: true,
    env: { ...process.env, NOTES: join(folder, 'notes') },
    stdio: 'ignore',
  });
});
afterEach(async () => {
  for (const { pid } of await notes()) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true });
});

async function notes() {
  const text = await readFile(join(folder, 'notes'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => ({ state: line.split(' ')[0], pid: Number(line.split(' ')[1]) }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const runningNow = async () => (await notes()).filter(({ pid }) => isRunning(pid));

test.each([
  ['SIGTERM', 1],
  ['SIGINT', -1],
  ['SIGKILL', 1],
] as const)(
  'ended by %s (to its group: %i), the shop leaves no process behind',
  async (signal, group) => {
    while ((await notes()).length < 4) await pause(20);
    const ended = once(supervisor, 'exit');
    process.kill(group * (supervisor.pid ?? 0), signal);
    await ended;
    if (signal === 'SIGKILL') while ((await runningNow()).length > 0) await pause(20);
    // A supervisor that ends itself waits for the others, and starts none of them again.
    expect(await runningNow()).toEqual([]);
    expect((await notes()).map(({ state }) => state).sort()).toEqual(['building', 'ready', 'slow', 'starting']);
  },
  20_000,
);
