import * as z from 'zod/mini';

/** One test that ran. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** How many tests passed and failed, and how long each took. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
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
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, tests };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
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

/** The schema of Playwright's json report. A journey that passed only after a retry counts as failed. */
export function playwrightResults(report: unknown): Results {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: suites.flatMap(journeysOf),
  };
}

function journeysOf({ specs, suites = [] }: Suite): TestTime[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** The slowest tests, as lines of text. */
export function slowest(all: readonly Results[], count: number): string[] {
  return all
    .flatMap(({ tests }) => tests)
    .sort((one, two) => two.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The last line of the whole run, which continuous integration parses. */
export function summary(all: readonly Results[]): string {
  const sum = (of: 'passed' | 'failed') => all.reduce((total, results) => total + results[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
