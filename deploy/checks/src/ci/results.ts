import * as z from 'zod/mini';

/** One test that ran. */
interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** How many tests passed and failed, and how long each took. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
  /** Names of tests that failed once and passed when they were repeated. */
  readonly unsteady: readonly string[];
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not run at all, so their tests are not counted. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      /** Milliseconds; null for a test that was skipped. */
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.nullish(z.number()) })),
    }),
  ),
});

/** The schema of jest's `--json` report. */
export function jestResults(report: unknown): Results {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = jestReport.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, tests, unsteady: [] };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

/** A file, or a `describe` in it. */
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Errors outside tests: in the set-up, or in a file that could not be loaded. */
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

/**
 * The schema of Playwright's json report. A journey that passed only when it was repeated counts as passed, and is
 * listed.
 */
export function playwrightResults(report: unknown): Results {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const journeys = suites.flatMap(journeysOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    tests: journeys.map(({ name, seconds }) => ({ name, seconds })),
    unsteady: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

interface Journey extends TestTime {
  readonly title: string;
  readonly project: string;
  readonly status: string;
}

function journeysOf({ specs, suites = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      project: projectName,
      name: `${title} (${projectName})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** The journeys of one project of Playwright. */
export interface ProjectResults {
  readonly passed: number;
  /** Titles of those that failed. */
  readonly failed: readonly string[];
}

/** The results of Playwright's json report by project. Skipped journeys are not counted. */
export function resultsByProject(report: unknown): ReadonlyMap<string, ProjectResults> {
  const all = new Map<string, ProjectResults>();
  for (const { title, project, status } of playwrightReport.parse(report).suites.flatMap(journeysOf)) {
    const { passed, failed } = all.get(project) ?? { passed: 0, failed: [] };
    if (status === 'unexpected') all.set(project, { passed, failed: [...failed, title] });
    else if (status !== 'skipped') all.set(project, { passed: passed + 1, failed });
  }
  return all;
}

const breaksReport = z.object({ noticed: z.number(), missed: z.number() });

/** The schema of the report about stored breaks. A break that no test detects counts as failed. */
export function breakResults(report: unknown): Results {
  const { noticed, missed } = breaksReport.parse(report);
  return { passed: noticed, failed: missed, tests: [], unsteady: [] };
}

/** The slowest tests, as lines of text. */
export function slowest(all: readonly Results[], count: number): string[] {
  return all
    .flatMap(({ tests }) => tests)
    .sort((one, two) => two.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The part of the output with the tests to fix, although they count as passed; empty if there are none. */
export function unsteadyTests(all: readonly Results[]): string {
  const names = all.flatMap(({ unsteady }) => unsteady);
  return names.length > 0 ? `\n=== passed only when repeated\n${names.join('\n')}\n` : '';
}

/** The last line of the whole run, which continuous integration parses. */
export function summary(all: readonly Results[]): string {
  const sum = (of: 'passed' | 'failed') => all.reduce((total, results) => total + results[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
