import type { Outcome } from './payment-store';

interface TestCard {
  readonly number: string;
  /** The description for testers. */
  readonly does: string;
  readonly outcome: Outcome;
  /** The bank's message. */
  readonly reason: string;
  /** Whether the bank asks for a code first. */
  readonly secure: boolean;
}

const card = (number: string, does: string, outcome: Outcome, reason = '', secure = false): TestCard => ({
  number,
  does,
  outcome,
  reason,
  secure,
});

/** The cards of the sandboxes; each has one behaviour. */
export const testCards: readonly TestCard[] = [
  card('2200000000000012', 'оплата проходит', 'pay'),
  card('2200000000000020', 'банк просит код (3-D Secure), потом оплата проходит', 'pay', '', true),
  card('2200000000000038', 'недостаточно средств', 'refuse', 'Недостаточно средств на карте'),
  card('2200000000000046', 'банк отказывает', 'refuse', 'Банк отказал в операции'),
  card('2200000000000053', 'банк думает, потом оплата проходит', 'wait'),
  card('2200000000000061', 'время на оплату вышло', 'expire'),
];

/** The code that the bank of the card with 3-D Secure expects. */
export const SECURE_CODE = '1234';

/** The card of a typed number. Null: unknown to the sandbox. */
export const findCard = (typed: string): TestCard | null =>
  testCards.find(({ number }) => number === typed.replace(/\s/g, '')) ?? null;
