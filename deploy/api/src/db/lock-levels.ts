/**
 * The kinds of rows that a transaction locks, in the order for every writer (docs/decisions/0012-locks.md). A handler
 * of a domain event lists its levels, because its caller does not see them.
 */
const lockLevels = [
  'idempotency key',
  'code or link',
  'session',
  'auto-order',
  'order',
  'basket',
  'customer',
  'phone and network',
  'goods',
  'promotion code',
  'review',
  'payment',
  'new rows and counters',
] as const;

export type LockLevel = (typeof lockLevels)[number];

/** The position of a level in the order. */
export const positionOf = (level: LockLevel): number => lockLevels.indexOf(level);
