import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of the shop that becomes ready or not, and that ends slowly. */
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
import { print, RunningServices } from '${import.meta.dirname}/running-services';
import { spawnScript } from '${import.meta.dirname}/processes';
import { supervise } from '${import.meta.dirname}/supervised-process';
const script = '${folder}/process.mjs';
const supervised = (STATE) => supervise({ name: STATE, script, portSetting: 'P', port: '0', env: { ...process.env, STATE }, print, firstDelay: 50 });
const running = new RunningServices();
running.run(async () => {
  await running.add(supervised('ready'));
  await running.add(supervised('slow'));
  spawnScript(script, { args: ['building'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  await running.add(supervised('starting'));
});
`;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders) {
    for (const { pid } of await notesIn(folder)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true });
  }
});

async function notesIn(folder: string) {
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

/** Starts a shop and ends it with a signal. Returns its processes, and those that are still running. */
async function ended(signal: NodeJS.Signals, group: 1 | -1) {
  const folder = await mkdtemp(join(tmpdir(), 'ending-'));
  folders.push(folder);
  await writeFile(join(folder, 'process.mjs'), PROCESS);
  await writeFile(join(folder, 'shop.mts'), shop(folder));
  const supervisor = spawn(process.execPath, ['--import', 'tsx', join(folder, 'shop.mts')], {
    detached: true,
    env: { ...process.env, NOTES: join(folder, 'notes') },
    stdio: 'ignore',
  });
  const left = async () => (await notesIn(folder)).filter(({ pid }) => isRunning(pid));
  while ((await notesIn(folder)).length < 4) await pause(20);
  const end = once(supervisor, 'exit');
  process.kill(group * (supervisor.pid ?? 0), signal);
  await end;
  // A supervisor that ends normally waits for its processes and restarts none of them.
  if (signal === 'SIGKILL') while ((await left()).length > 0) await pause(20);
  return { signal, left: await left(), had: (await notesIn(folder)).map(({ state }) => state).sort() };
}

test('ended by a signal, to itself or to its group, or by SIGKILL, the shop leaves no process behind', async () => {
  // In parallel: each mostly waits for its slow process.
  const shops = await Promise.all([ended('SIGTERM', 1), ended('SIGINT', -1), ended('SIGKILL', 1)]);
  const had = ['building', 'ready', 'slow', 'starting'];
  expect(shops).toEqual(['SIGTERM', 'SIGINT', 'SIGKILL'].map((signal) => ({ signal, left: [], had })));
}, 30_000);
