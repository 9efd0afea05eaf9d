import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SupervisedProcess, supervise } from './supervised-process';

/** Writes its port and process id to a file and reports that it is ready. It ends when a file tells it to fail. */
const SCRIPT = `
import { appendFileSync, existsSync } from 'node:fs';
if (existsSync(process.env.NOTES + '.fail')) process.exit(3);
appendFileSync(process.env.NOTES, process.pid + ' ' + process.env.THE_PORT + '\\n');
process.send({ ready: true, port: process.env.THE_PORT === '0' ? 4321 : Number(process.env.THE_PORT) });
setInterval(() => {}, 1000);
`;

let folder: string;
let watched: SupervisedProcess | null = null;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await writeFile(join(folder, 'child.mjs'), SCRIPT);
  said.length = 0;
});

afterEach(async () => {
  await watched?.stop();
  watched = null;
  await rm(folder, { recursive: true });
});

const notes = async () => (await readFile(join(folder, 'notes'), 'utf8')).trim().split('\n');

const start = () =>
  supervise({
    name: 'Шлюз',
    script: join(folder, 'child.mjs'),
    portSetting: 'THE_PORT',
    port: '0',
    env: { NOTES: join(folder, 'notes') },
    print: (line) => said.push(line),
    firstDelay: 20,
  });

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await pause(20);
}

const kill = async () => process.kill(Number((await notes()).at(-1)?.split(' ')[0]), 'SIGKILL');

test('a killed process is restarted on the port that the others know', async () => {
  watched = await start();
  expect(watched.port).toBe(4321);
  await kill();
  await until(async () => (await notes()).length === 2);
  expect((await notes())[1]).toMatch(/ 4321$/);
  await until(() => said.length === 2);
  expect(said).toEqual(['Шлюз остановился (SIGKILL), запускаем снова', 'Шлюз снова работает']);
});

test('a process that fails to start again is restarted until it succeeds', async () => {
  watched = await start();
  await writeFile(join(folder, 'notes.fail'), '');
  await kill();
  await until(() => said.filter((line) => line.startsWith('Шлюз не запускается')).length >= 2);
  await rm(join(folder, 'notes.fail'));
  await until(() => said.includes('Шлюз снова работает'));
});

test('a process that is stopped stays stopped', async () => {
  watched = await start();
  await watched.stop();
  await pause(200);
  expect(await notes()).toHaveLength(1);
  expect(said).toEqual([]);
});

test('a process that does not start at all is a failed start', async () => {
  await writeFile(join(folder, 'notes.fail'), '');
  await expect(start()).rejects.toThrow('Шлюз: процесс остановился при запуске (3), подробности в его журнале');
});
