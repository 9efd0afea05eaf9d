/**
 * Starts a measurement. The returned function returns the CPU seconds that this process has used since. On a busy
 * machine, pages per CPU second show how much one core renders; pages per second of real time do not.
 */
export function coreSeconds(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
}
