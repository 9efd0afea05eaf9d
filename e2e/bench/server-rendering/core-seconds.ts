/**
 * Starts a watch; asked, it answers how many seconds of a core this process has used since. On a machine that does other
 * work too, pages per such a second say what one core renders, where pages per second by the clock do not.
 */
export function coreSeconds(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
}
