import { NotConfirmed } from 'deploy-command-line/confirm';
import { runCommand } from 'deploy-command-line/run-command';
import type { Command } from 'deploy-command-line/words';
import { LockHeld } from 'deploy-lock/file-lock';
import { ReleaseRejected } from '../release-rejected';

/**
 * Runs a command that changes releases. A {@link ReleaseRejected} is printed with its own message.
 *
 * @param explainOwn The message for failures that only this command has; null for any other.
 */
export const runReleaseCommand = (command: Command, explainOwn: (error: unknown) => string | null = () => null) =>
  runCommand(command, (error) => explainOwn(error) ?? explain(error));

function explain(error: unknown): string {
  if (error instanceof ReleaseRejected) {
    return `Отказано, ничего не изменено:\n${error.reasons.map((reason) => `  — ${reason}`).join('\n')}`;
  }
  if (error instanceof NotConfirmed) return error.message;
  if (error instanceof LockHeld) return `Другой выпуск ещё не закончен: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
