/** Writes one line of JSON for each test that ran: the project, and the full title and status of the test. */

import { appendFileSync } from 'node:fs';

export default class BreakReporter {
  /** @param {unknown} _config @param {{ file: string }} options */
  constructor(_config, { file }) {
    this.file = file;
  }

  /** @param {any} test @param {any} result */
  onTestResult(test, result) {
    const project = test.context.config.displayName.name;
    const could = !result.testExecError;
    const tests = result.testResults.map(({ fullName, status, duration }) => ({ fullName, status, duration }));
    appendFileSync(this.file, `${JSON.stringify({ project, file: test.path, could, tests })}\n`);
  }
}
