import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const packages = createRequire(import.meta.url);
const program = packages.resolve('jest/bin/jest');

/** A test file must not find changes of an earlier one. */
const untidy = `
  require('./kept');
  test('finds nothing that another file left', () => {
    expect([globalThis.left, process.env.LEFT, setTimeout.clock]).toEqual([undefined, undefined, undefined]);
    Object.assign(globalThis, { left: true });
    process.env.LEFT = 'left';
    jest.useFakeTimers();
  });
`;

const project: Readonly<Record<string, string>> = {
  'kept.ts': `
    import { appendFileSync } from 'node:fs';
    import { answer } from './answer';

    interface Question { readonly about: string }

    appendFileSync(require.resolve('./log'), 'loaded\\n');
    export const ask = () => answer;
    export function fail(_: Question) { throw new Error('of the product'); }
  `,
  'answer.ts': 'export const answer = 42;',
  log: '',
  'one.test.ts': untidy,
  'two.test.ts': untidy,
  'replaces.test.ts': `
    jest.mock('./answer', () => ({ answer: 'another' }));
    test('has a module of its own', () => expect(require('./kept').ask()).toBe('another'));
  `,
  'isolates.test.ts': `
    test('has modules of its own', () => {
      const kept = require('./kept');
      jest.isolateModules(() => expect(require('./kept')).not.toBe(kept));
    });
  `,
  'fails.test.ts': `
    import { fail } from './kept';
    test('fails in the product', () => fail({ about: 'anything' }));
  `,
};

const result = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

test('files share what they import and nothing else, and a failure names the line of the product', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-modules-'));
  const config = {
    transform: { '\\.ts$': [packages.resolve('@swc/jest'), { module: { type: 'commonjs' }, sourceMaps: 'inline' }] },
    runtime: join(import.meta.dirname, 'kept-modules.ts'),
    testEnvironment: join(import.meta.dirname, 'kept-environment.ts'),
    cacheDirectory: join(folder, 'cache'),
  };
  const files = { ...project, 'package.json': '{}', 'jest.config.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);

  const run = promisify(execFile)(process.execPath, [program, '--runInBand', '--json'], { cwd: folder });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const outcomes = result
    .parse(JSON.parse(stdout))
    .testResults.map(({ name, assertionResults: [only] }) => [name.slice(folder.length + 1), only?.status]);
  expect(Object.fromEntries(outcomes)).toEqual({
    'one.test.ts': 'passed',
    'two.test.ts': 'passed',
    'replaces.test.ts': 'passed',
    'isolates.test.ts': 'passed',
    'fails.test.ts': 'failed',
  });
  expect(stdout).toMatch(/of the product.{0,20}at fail \([^)]*kept\.ts:9:/s);
  // Loaded once for all, and once for each of the two that load their own.
  expect((await readFile(join(folder, 'log'), 'utf8')).match(/loaded/g)).toHaveLength(3);
  await rm(folder, { recursive: true });
});
