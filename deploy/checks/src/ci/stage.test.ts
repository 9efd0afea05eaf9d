import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestResults } from './results';
import { runStage } from './stage';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stage-'));
  file = join(folder, 'report.json');
});

afterEach(() => rm(folder, { recursive: true }));

const node = (script: string) => [process.execPath, '-e', script] as const;
const writing = (passed: number, failed: number, code: number) => {
  const report = JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
  });
  return node(`require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(report)}); process.exit(${code})`);
};

test('a stage counts the tests of its report', async () => {
  const stage = { name: 'unit', command: writing(3, 0, 0), report: { file, read: jestResults } };
  expect(await runStage(stage)).toMatchObject({ passed: 3, failed: 0 });
});

test('a stage that fails although all its tests passed counts as one failure', async () => {
  const stage = { name: 'unit', command: writing(3, 0, 1), report: { file, read: jestResults } };
  expect(await runStage(stage)).toMatchObject({ passed: 3, failed: 1 });
});

test('a stage without a report counts only when it fails', async () => {
  expect(await runStage({ name: 'types', command: node('') })).toMatchObject({ passed: 0, failed: 0 });
  expect(await runStage({ name: 'types', command: node('process.exit(2)') })).toMatchObject({ passed: 0, failed: 1 });
});

test('the report of an earlier run is not used for this one', async () => {
  await writeFile(
    file,
    JSON.stringify({ numPassedTests: 9, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }),
  );
  const stage = { name: 'unit', command: node('process.exit(1)'), report: { file, read: jestResults } };
  await expect(runStage(stage)).rejects.toThrow('ENOENT');
});

test('the resources of a stage are created before it and removed after it, also when it fails', async () => {
  const stop = jest.fn(async () => {});
  const prepare = async () => ({ env: { DATABASE_URL: 'postgres://here' }, stop });
  const command = node(`process.exit(process.env.DATABASE_URL === 'postgres://here' ? 0 : 1)`);
  expect(await runStage({ name: 'database', command, prepare })).toMatchObject({ passed: 0, failed: 0 });
  await expect(runStage({ name: 'database', command, prepare, report: { file, read: jestResults } })).rejects.toThrow();
  expect(stop).toHaveBeenCalledTimes(2);
});
