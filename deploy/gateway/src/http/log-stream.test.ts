import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { logStream } from './log-stream';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a warning is written at once, after the lines before it; requests alone are written a moment later, and none is lost', async () => {
  const name = join(folder, 'gateway.log');
  // It stays open, as the output of a process: the log may write until the process ends.
  const file = openSync(name, 'a');
  const log = pino({ base: null, timestamp: false }, logStream(file));
  const written = () => readFileSync(name, 'utf8').split('\n').filter(Boolean);
  const until = async (lines: number) => {
    while (written().length < lines) await pause(5);
  };

  log.info('answered');
  expect(written()).toEqual([]);
  log.warn('slow');
  await until(2);
  log.info('answered again');
  await until(3);
  expect(written().map((line) => JSON.parse(line).msg)).toEqual(['answered', 'slow', 'answered again']);
});
