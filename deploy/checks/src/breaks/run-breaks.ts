import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectOf } from './row-tests';
import { rowsIn, titlesOf } from './rows';
import { type Break, OF_ALL_CONTRACTS, root } from './sources';

export interface Verdict<Tried extends Break = Break> {
  readonly tried: Tried;
  /** The tests with its rows that ran. */
  readonly ran: readonly string[];
  /** The tests that failed, so the break was detected. */
  readonly failed: readonly string[];
}

/** A line that `break-reporter.js` writes. */
const reported = z.object({
  project: z.string(),
  file: z.string(),
  /** False: the file could not even be loaded. */
  could: z.boolean(),
  tests: z.array(z.object({ fullName: z.string(), status: z.string() })),
});
type Reported = z.infer<typeof reported>;

const folder = join(root, 'test-results/breaks', String(process.pid));
const NO_BREAK = 'no break';

/**
 * Runs the unit tests for the rows of each break while the break is in the product, and once without any break.
 *
 * @throws Error when a test fails without a break, or no test of a row ran, because then the result means nothing
 */
export async function runBreaks<Tried extends Break>(breaks: readonly Tried[]): Promise<readonly Verdict<Tried>[]> {
  const all = breaks.map((tried, index) => ({ name: `break ${index}`, tried }));
  const broken = all.flatMap(({ name, tried }) =>
    projectsOf(name, tried.tests, { ...tried, file: join(root, tried.file) }),
  );
  const whole = projectsOf(NO_BREAK, [...new Set(breaks.flatMap(({ tests }) => tests))], null);
  const results = await runJest(
    [...whole, ...broken],
    breaks.flatMap(({ rows }) => rows),
  );
  const rows = new Set(breaks.flatMap((tried) => tried.rows));
  const before = outcomeOf(results, NO_BREAK, rows);
  if (before.failed.length > 0) throw new Error(`Failed without a break:\n${before.failed.join('\n')}`);
  return all.map(({ name, tried }) => {
    const outcome = outcomeOf(results, name, new Set(tried.rows));
    if (outcome.ran.length === 0)
      throw new Error(`No test of ${tried.rows.join(', ')} ran for a break in ${tried.file}`);
    return { tried, ...outcome };
  });
}

type Change = Pick<Break, 'file' | 'start' | 'end' | 'text'>;

/** One jest project for each of our projects with such tests. */
function projectsOf(name: string, tests: readonly string[], change: Change | null) {
  return [...Map.groupBy(tests, projectOf)].map(([project, files]) => ({
    name,
    project,
    tests: files,
    change: change && { file: change.file, start: change.start, end: change.end, text: change.text },
  }));
}

async function runJest(projects: readonly object[], rows: readonly string[]): Promise<readonly Reported[]> {
  await mkdir(folder, { recursive: true });
  const [plan, report] = [join(folder, 'plan.json'), join(folder, 'report.jsonl')];
  await rm(report, { force: true });
  await writeFile(plan, JSON.stringify({ report, projects }));
  const parameters = [
    '--config',
    join(import.meta.dirname, 'jest.config.js'),
    '-t',
    `${titlesOf(rows)}|${OF_ALL_CONTRACTS}`,
  ];
  const child = spawn('jest', [...parameters, '--silent'], {
    cwd: root,
    env: { ...process.env, BREAKS_PLAN: plan },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(folder, 'jest.log'));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  await once(child, 'exit');
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  return lines.map((line) => reported.parse(JSON.parse(line)));
}

/** The results of the tests of these rows in a project. */
function outcomeOf(results: readonly Reported[], name: string, rows: ReadonlySet<string>) {
  const own = results.filter(({ project }) => project === name);
  const unloadable = own.filter(({ could }) => !could).map(({ file }) => file);
  const tests = own
    .flatMap((result) => result.tests)
    .filter(
      ({ fullName, status }) =>
        /^(passed|failed)$/.test(status) &&
        (fullName.startsWith(OF_ALL_CONTRACTS) || rowsIn(fullName).some((row) => rows.has(row))),
    );
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { ran: [...tests.map(({ fullName }) => fullName), ...unloadable], failed: [...failed, ...unloadable] };
}
