/** Milliseconds for a process to end by itself, when the one that started it is gone. */
const PATIENCE = 10_000;

/**
 * Loaded before a process of the shop: it ends with the process that started it, however that ended, and also while it is still
 * starting or building. Its own handler of SIGTERM is heard where there is one already.
 */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  process.kill(process.pid, 'SIGTERM');
});
