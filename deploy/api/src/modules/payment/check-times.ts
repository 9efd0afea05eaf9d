const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How often the status of an open payment is requested, by its age. New payments are checked more often, because the
 * shopper waits.
 */
const pace = [
  { youngerThan: 2 * MINUTE, every: 10 * SECOND },
  { youngerThan: 30 * MINUTE, every: MINUTE },
  { youngerThan: Number.POSITIVE_INFINITY, every: 10 * MINUTE },
];

/** When the status of a payment is requested next, unless a callback comes earlier. */
export function nextCheck({ createdAt }: { readonly createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const { every = MINUTE } = pace.find(({ youngerThan }) => age < youngerThan) ?? {};
  return new Date(now.getTime() + every);
}
