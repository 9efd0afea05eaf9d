import { perMinute, type RequestLimits } from 'deploy-redis/limits';

/**
 * Reports per minute from one address, and from all. Further reports are dropped, so that a loop or many browsers
 * cannot fill the log.
 */
const LIMIT = { perAddress: perMinute(30), total: perMinute(300) };
const MINUTE = 60_000;

/**
 * Counts reports.
 * @param onDropped called at the end of a minute with the number of dropped reports, if any
 */
export function reportLimit(limits: RequestLimits, onDropped: (count: number) => void) {
  let dropped = 0;
  const timer = setInterval(() => {
    if (dropped > 0) onDropped(dropped);
    dropped = 0;
  }, MINUTE).unref();

  return {
    /** Whether another report of this address is accepted. */
    async take(address: string): Promise<boolean> {
      const shares = [
        { name: 'reports of an address', allowance: LIMIT.perAddress, asker: address },
        { name: 'reports', allowance: LIMIT.total, asker: 'all' },
      ];
      const isTaken = (await limits.take(shares, 1)) === 0;
      if (!isTaken) dropped += 1;
      return isTaken;
    },
    stop: () => clearInterval(timer),
  };
}
