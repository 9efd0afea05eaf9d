const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often an open payment is asked about, by its age: shoppers wait for a young one. */
const pace = [
  { youngerThan: 2 * MINUTE, every: 10 * SECOND },
  { youngerThan: 30 * MINUTE, every: MINUTE },
  { youngerThan: Number.POSITIVE_INFINITY, every: 10 * MINUTE },
];

/** When the acquirer is asked next about a payment, in case no call-back comes before. */
export function nextCheck({ createdAt }: { readonly createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const { every = MINUTE } = pace.find(({ youngerThan }) => age < youngerThan) ?? {};
  return new Date(now.getTime() + every);
}
