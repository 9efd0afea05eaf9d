/** Milliseconds for a process to end by itself after its parent has ended. */
const EXIT_TIMEOUT = 10_000;

/**
 * Loaded before a process of the shop: it ends with its parent, however that ended, also while it is still starting or building. If the
 * process has a handler of SIGTERM, that handler runs.
 */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT).unref();
  process.kill(process.pid, 'SIGTERM');
});
