import type { BonusAccountAnswer, BonusMonthAnswer, BonusMovementAnswer } from '../wire/bonus';

/** A change of the balance. */
export interface BonusMovement {
  readonly id: number;
  /** DD.MM.YYYY */
  readonly date: string;
  /** «Начислено за заказ № 100001» */
  readonly name: string;
  /** Negative: bonuses are taken away. */
  readonly amount: number;
  /** Null: no order. */
  readonly orderId: number | null;
}

/** Bonuses added and removed in a month. Both are positive. */
export interface BonusMonth {
  /** YYYY-MM, in the shop's time zone. */
  readonly month: string;
  readonly added: number;
  readonly taken: number;
}

/** The bonuses of a customer (CAB-17). */
export interface BonusAccount {
  readonly balance: number;
  /** '' before the first order. */
  readonly card: string;
  /** Bonuses that orders in progress will add. */
  readonly expected: number;
  readonly movements: readonly BonusMovement[];
  /** The last twelve months, the current one last. */
  readonly months: readonly BonusMonth[];
  readonly count: number;
  readonly pageCount: number;
}

const toMovement = (movement: BonusMovementAnswer): BonusMovement => ({
  id: movement.ID,
  date: movement.DATE,
  name: movement.NAME,
  amount: movement.AMOUNT,
  orderId: movement.ORDER_ID,
});

const toMonth = (month: BonusMonthAnswer): BonusMonth => ({
  month: month.MONTH,
  added: month.ADDED,
  taken: month.TAKEN,
});

export const toBonusAccount = (account: BonusAccountAnswer): BonusAccount => ({
  balance: account.BALANCE,
  card: account.CARD,
  expected: account.EXPECTED,
  movements: account.MOVEMENTS.map(toMovement),
  months: account.MONTHS.map(toMonth),
  count: account.COUNT,
  pageCount: account.PAGE_COUNT,
});
