/**
 * Loaded before a process of the shop. The process ends with its parent, also after a crash of the parent, and also
 * while it is still starting or building. If the process has a handler of SIGTERM, that handler runs.
 *
 * JavaScript: for a file in TypeScript, a process that has not loaded tsx yet would load Node's own compiler, 25 MB.
 */

/** Milliseconds for a process to end by itself after its parent has ended. */
const EXIT_TIMEOUT = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT).unref();
  process.kill(process.pid, 'SIGTERM');
});
