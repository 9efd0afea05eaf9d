import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { id, paging } from '../../platform/api/field';

/** A change of the balance. `ORDER_ID` is null if it has no order. */
export const bonusMovement = z.object({
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
export type BonusMovement = z.infer<typeof bonusMovement>;

export const getBonuses = defineCall({
  id: 'personal.bonus.get',
  requirement: 'CAB-17',
  summary:
    'The bonuses of a customer: balance, card, what orders in work will bring, and every change, the newest first',
  path: '/personal/bonus/get/',
  writes: false,
  query: z.object(paging(20)),
  answer: z.object({
    BALANCE: z.int(),
    /** '' before the first order. */
    CARD: z.string(),
    /** Bonuses that orders in progress will add. */
    EXPECTED: z.int(),
    MOVEMENTS: z.array(bonusMovement),
    COUNT: z.int(),
    PAGE_COUNT: z.int(),
  }),
});
