import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from './run-task';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'task-'));
  await writeFile(join(folder, 'task.mjs'), 'process.exit(Number(process.env.CODE));');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (CODE: string) =>
  runTask({ name: 'Сервер данных', script: join(folder, 'task.mjs'), env: { CODE }, log: 'inherit' });

test('a start waits for its first task, and ends when that fails', async () => {
  await run('0');
  await expect(run('3')).rejects.toThrow('Сервер данных: процесс остановился (3)');
});
