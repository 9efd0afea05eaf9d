import { type Command, CommanderError } from 'commander';
import { inOurWords } from './wrong-words';

/**
 * Runs a command with the arguments of the command line. A failure is printed, and the exit code is 1.
 *
 * @param explain the text for a failure of the command
 */
export async function runCommand(command: Command, explain: (error: unknown) => string = messageOf): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    process.exitCode = 1;
    const text = error instanceof CommanderError ? inOurWords(error, command.name()) : explain(error);
    process.stderr.write(`${text}\n`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
