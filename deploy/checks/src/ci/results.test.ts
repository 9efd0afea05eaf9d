import {
  breakResults,
  jestResults,
  playwrightResults,
  resultsByProject,
  slowest,
  summary,
  unsteadyTests,
} from './results';

test('a file of unit tests that could not run counts as a failure', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numTotalTests: 14 };
  expect(jestResults({ ...report, testResults: [] })).toEqual({ passed: 12, failed: 3, tests: [], unsteady: [] });
});

test('an error in the set-up of the journeys counts as a failure', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 }, errors: [{ message: 'no shop' }] };
  expect(playwrightResults({ ...report, suites: [] })).toEqual({ passed: 7, failed: 2, tests: [], unsteady: [] });
});

test('a stored break that no test notices counts as a failure', () => {
  expect(breakResults({ noticed: 9, missed: 1 })).toEqual({ passed: 9, failed: 1, tests: [], unsteady: [] });
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
  stats: { expected: 4, unexpected: 1, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'a purchase',
              tests: [{ projectName: 'phone', status: 'flaky', results: [{ duration: 900 }, { duration: 8100 }] }],
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

test('a journey that passed only when it was repeated counts as passed and is named', () => {
  expect(journeys).toMatchObject({ passed: 5, failed: 1 });
  expect(unsteadyTests([units, journeys])).toContain('=== passed only when repeated\na purchase (phone)\n');
  expect(unsteadyTests([units])).toBe('');
});

test('the summary adds up all stages', () => {
  expect(summary([units, journeys])).toBe('17 passed, 1 failed');
  expect(summary([])).toBe('0 passed, 0 failed');
});

test('journeys are counted by project, and those that failed are named', () => {
  const run = (projectName: string, status: string) => ({ projectName, status, results: [{ duration: 1 }] });
  const specs = [
    { title: 'a purchase', tests: [run('live', 'expected'), run('mf-catalog', 'unexpected')] },
    { title: 'a visit', tests: [run('live', 'flaky'), run('mf-catalog', 'skipped')] },
  ];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites: [{ specs }] };
  expect(Object.fromEntries(resultsByProject(report))).toEqual({
    live: { passed: 2, failed: [] },
    'mf-catalog': { passed: 0, failed: ['a purchase'] },
  });
});
