import { jestResults, playwrightResults, slowest, summary } from './results';

test('a file of unit tests that could not run counts as a failure', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numTotalTests: 14 };
  expect(jestResults({ ...report, testResults: [] })).toEqual({ passed: 12, failed: 3, tests: [] });
});

test('a flaky journey and an error in the set-up count as failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{ message: 'no shop' }] };
  expect(playwrightResults({ ...report, suites: [] })).toEqual({ passed: 7, failed: 3, tests: [] });
});

test('an invalid report is rejected', () => {
  expect(() => jestResults({ stats: {} })).toThrow();
  expect(() => playwrightResults({ numPassedTests: 1 })).toThrow();
});

const units = jestResults({
  numPassedTests: 12,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      assertionResults: [
        { fullName: 'a price', duration: 4 },
        { fullName: 'an order that is skipped', duration: null },
      ],
    },
  ],
});
const journeys = playwrightResults({
  stats: { expected: 5, unexpected: 1, flaky: 0 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'a purchase',
              tests: [{ projectName: 'phone', results: [{ duration: 900 }, { duration: 8100 }] }],
            },
          ],
        },
      ],
    },
  ],
});

test('the slowest tests of all stages come first, a repeated journey with all its runs', () => {
  expect(slowest([units, journeys], 2)).toEqual(['    9.0 s  a purchase (phone)', '    0.0 s  a price']);
});

test('the summary adds up all stages', () => {
  expect(summary([units, journeys])).toBe('17 passed, 1 failed');
  expect(summary([])).toBe('0 passed, 0 failed');
});
