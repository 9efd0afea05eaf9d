import * as z from 'zod/mini';

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not run at all, so that none of their tests is counted. */
  numRuntimeErrorTestSuites: z.number(),
});

/** What jest's `--json` report says. */
export function jestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Errors outside of tests: in the set-up, or in a file that could not be read. */
  errors: z.array(z.unknown()),
});

/** What Playwright's json reporter says. A journey that passed only when repeated has failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The last line of the whole run, as continuous integration reads it. */
export function summary(all: readonly Counts[]): string {
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
