import { destination } from 'pino';

/** Bytes and milliseconds after which collected lines are written. */
const COLLECTED = { bytes: 8 * 1024, time: 100 };
/** Pino's level of a warning. */
const WARNING = 40;

/**
 * Writes the log to the process's output. Lines about answered requests are collected and written together: a write for each would be
 * a call of the system, and every page would wait for a slow reader of the log. Warnings and errors are written at once. Only a process
 * that is killed loses the lines of its last moment.
 *
 * @param file the number of an open file; the default is the process's output
 */
export function logStream(file = 1) {
  const output = destination({ dest: file, sync: false, minLength: COLLECTED.bytes, periodicFlush: COLLECTED.time });
  return {
    // Pino then tells the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= WARNING) output.flush();
    },
  };
}
