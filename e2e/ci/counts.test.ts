import { jestCounts, playwrightCounts, summary } from './counts';

test('a file of unit tests that could not run counts as a failure', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numTotalTests: 14 };
  expect(jestCounts(report)).toEqual({ passed: 12, failed: 3 });
});

test('a flaky journey and an error in the set-up count as failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{ message: 'no shop' }] };
  expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 3 });
});

test('a report that is none is refused', () => {
  expect(() => jestCounts({ stats: {} })).toThrow();
  expect(() => playwrightCounts({ numPassedTests: 1 })).toThrow();
});

test('the summary adds up all stages', () => {
  const stages = [
    { passed: 12, failed: 0 },
    { passed: 5, failed: 1 },
  ];
  expect(summary(stages)).toBe('17 passed, 1 failed');
  expect(summary([])).toBe('0 passed, 0 failed');
});
