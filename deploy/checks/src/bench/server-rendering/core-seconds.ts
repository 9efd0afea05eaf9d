/**
 * Starts a measurement; the returned function returns the CPU seconds that this process has used since. On a machine with other load,
 * pages per CPU second show what one core renders; pages per second of real time do not.
 */
export function coreSeconds(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
}
