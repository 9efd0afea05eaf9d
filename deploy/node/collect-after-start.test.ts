import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const preload = join(import.meta.dirname, 'collect-after-start.mjs');

/** A process with a clock that is moved by hand; with `gc`, each collection is written. Returns what was written. */
async function collections(setUp: string) {
  const clock = `import { mock } from 'node:test'; mock.timers.enable({ apis: ['setTimeout'] }); ${setUp}`;
  const act = `
    const { mock } = await import('node:test');
    for (const time of [7_999, 1, 60_000]) { mock.timers.tick(time); console.log(time); }
  `;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, '--import', preload];
  const { stdout } = await run(process.execPath, [...options, '--input-type=module', '--eval', act]);
  return stdout.trim().split('\n');
}

test('a process gives back the memory of its start eight seconds after it, once', async () => {
  expect(await collections('globalThis.gc = ({ flavor }) => console.log(flavor);')).toEqual([
    '7999',
    'last-resort',
    '1',
    '60000',
  ]);
});

test('a process that may not collect by itself runs without', async () => {
  expect(await collections('')).toEqual(['7999', '1', '60000']);
});
