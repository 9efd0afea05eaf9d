import { LockHeld } from 'deploy-lock/file-lock';
import { ReleaseRejected } from '../release-rejected';

/**
 * Runs a command. A {@link ReleaseRejected} is printed with its own message, with exit code 1.
 *
 * @param explainOwn The message for failures that only this command has; null for any other.
 */
export async function runCommand(
  command: () => Promise<void>,
  explainOwn: (error: unknown) => string | null = () => null,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explainOwn(error) ?? explain(error)}\n`);
  }
}

function explain(error: unknown): string {
  if (error instanceof ReleaseRejected) {
    return `Отказано, ничего не изменено:\n${error.reasons.map((reason) => `  — ${reason}`).join('\n')}`;
  }
  if (error instanceof LockHeld) return `Другой выпуск ещё не закончен: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
