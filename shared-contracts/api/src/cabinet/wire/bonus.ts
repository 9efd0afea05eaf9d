import * as z from 'zod/mini';
import { id } from '../../field';

/** A change of the balance. `ORDER_ID` is null if it has no order. */
const bonusMovement = z.object({
  ID: id,
  /** DD.MM.YYYY */
  DATE: z.string(),
  KIND: z.enum(['spent', 'returned', 'accrued', 'revoked', 'gift']),
  /** "Начислено за заказ № 100001" */
  NAME: z.string(),
  /** Negative: bonuses are taken away. */
  AMOUNT: z.int(),
  ORDER_ID: z.nullable(id),
});
export type BonusMovementAnswer = z.infer<typeof bonusMovement>;

/** Bonuses added and removed in a month. Both are positive. */
const bonusMonth = z.object({
  /** YYYY-MM, in the shop's time zone. */
  MONTH: z.string(),
  ADDED: z.int(),
  TAKEN: z.int(),
});
export type BonusMonthAnswer = z.infer<typeof bonusMonth>;

export const bonusAccount = z.object({
  BALANCE: z.int(),
  /** '' before the first order. */
  CARD: z.string(),
  /** Bonuses that orders in progress will add. */
  EXPECTED: z.int(),
  MOVEMENTS: z.array(bonusMovement),
  /** The last twelve months, the current one last. */
  MONTHS: z.array(bonusMonth),
  COUNT: z.int(),
  PAGE_COUNT: z.int(),
});
export type BonusAccountAnswer = z.infer<typeof bonusAccount>;
