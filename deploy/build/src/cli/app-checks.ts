import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { formatSeconds } from 'deploy-command-line/print';
import { ReleaseRejected } from 'deploy-releases/release-rejected';

/** Maximum number of lines of a tool's output in the error message. */
const LINES = 60;

export interface Check {
  /** A script of the app's package. */
  readonly script: string;
  readonly title: string;
  readonly failed: string;
}

/** The lint rules, with the boundaries between packages, and the types: seconds. */
export const quickChecks: readonly Check[] = [
  { script: 'lint', title: 'Правила', failed: 'нарушены правила' },
  { script: 'types', title: 'Типы', failed: 'типы не сходятся' },
];

export const tests: readonly Check[] = [{ script: 'test', title: 'Тесты', failed: 'тесты не проходят' }];

/**
 * Checks an app in the checkout as its team does (`npm run lint`, `npm run types`, `npm test` in its folder), all at the
 * same time. Throws {@link ReleaseRejected} with the output of the first one that fails.
 * @param print called with the duration of each
 */
export async function checkApp(app: AppName, checks: readonly Check[], print: (line: string) => void): Promise<void> {
  const running = checks.map(async (check) => {
    const started = performance.now();
    return { ...check, ...(await runScript(app, check.script)), duration: formatSeconds(started) };
  });
  for (const { script, title, failed, passed, output, duration } of await Promise.all(running)) {
    if (!passed) {
      throw new ReleaseRejected([
        `${app}: ${failed}. Исправьте и выпустите снова; то же покажет npm run ${script} -w ${app}\n${shortened(output)}`,
      ]);
    }
    print(`${title} ${app}: ${duration}`);
  }
}

function runScript(app: AppName, script: string): Promise<{ passed: boolean; output: string }> {
  const options = { cwd: join(import.meta.dirname, '../../../..', app), maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    // This starts half a second faster than npm.
    execFile(process.execPath, ['--run', script], options, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: stdout + stderr });
    });
  });
}

function shortened(output: string): string {
  const lines = output.trim().split('\n');
  const shown = lines.slice(0, LINES).map((line) => `    ${line}`);
  return [...shown, ...(lines.length > LINES ? [`    … ещё ${lines.length - LINES} строк`] : [])].join('\n');
}
