import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentData } from '@zapovednik/api/checkout/wire/payment';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type AcquirerName, payment } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { ShopError } from '../../http/shop-error';
import { type Acquirer, NumberTaken } from '../../partners/acquirers/protocol/acquirer';
import { PartnerError } from '../../partners/protocol/ask-partner';
import type { OrderAccess } from '../order-access/api';
import { statusOf } from '../order-states/api';
import { abandon, claimUntil, lastAttempt, openAttempt, type Payment } from './attempt';
import { acquirerOf, checkPayment } from './check-payment';
import { nextCheck } from './check-times';
import { lockOrder, type PayableOrder } from './find-order';
import { presentOpen, presentPaid } from './present';
import { loadReceipt } from './receipt';

/** How long a shopper waits for the acquirer, and how often the registration by another process is checked, in milliseconds. */
const TIMEOUT = 12_000;
const POLL_EVERY = 100;

const unavailable = () => new ShopError(503, 'unavailable', 'Ошибка получения данных для оплаты');
const refuse = (message: string) => new ShopError(409, 'not_payable', message);

/** The next step for a payment. */
type Step =
  | { readonly answer: PaymentData }
  /** It is registered but expired. The acquirer's status shows whether it was paid. */
  | { readonly check: Payment }
  /** This process registers it, or waits for another process that does. */
  | { readonly register: Payment }
  | { readonly wait: true };

/**
 * The payment page or QR code of an order (API-97). Each step reads and writes in a short transaction under the order's
 * lock. The acquirer is called between the steps. Of concurrent requests, one registers the attempt, and all return it.
 *
 * @throws ShopError 404 to other visitors; 409 when there is nothing to pay on the site; 503 when no acquirer answers.
 */
export async function payOrder(access: OrderAccess, context: Context): Promise<PaymentData> {
  try {
    return await pay(access, context);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    context.log.error({ err: error, order: access.id }, 'the acquirer did not answer');
    throw unavailable();
  }
}

async function pay(access: OrderAccess, context: Context): Promise<PaymentData> {
  const until = performance.now() + TIMEOUT;
  const failed = new Set<AcquirerName>();
  while (performance.now() < until) {
    const step = await inTransaction(context.db, (tx) => nextStep(tx, access, context, failed));
    if ('answer' in step) return step.answer;
    if ('check' in step) await checkPayment(context, step.check, context.log);
    else if ('register' in step) await register(step.register, access, context, failed);
    else await pause(POLL_EVERY);
  }
  throw unavailable();
}

async function nextStep(
  tx: Database,
  access: OrderAccess,
  context: Context,
  failed: ReadonlySet<string>,
): Promise<Step> {
  const now = context.now();
  const found = await lockOrder(tx, access);
  const { order } = found;
  const [first] = acquirersOf(found, context);
  if (!first) throw refuse('Этот заказ оплачивается при получении');
  if (order.isPaid) return { answer: presentPaid(order, first.acquirer.kind) };
  if (!statusOf(order.statusId).inWork) throw refuse('Заказ отменён, оплатить его нельзя');
  const last = await lastAttempt(tx, access.id);
  if (last?.status === 'disputed') throw refuse('Оплата проверяется. Мы свяжемся с вами');
  const going = last?.status === 'open' ? await continueAttempt(tx, last, context) : null;
  if (going) return going;
  const next = acquirersOf(found, context).find(({ name }) => !failed.has(name));
  if (!next) throw unavailable();
  const attempt = { orderId: access.id, amount: order.price, previousAttempts: last?.attempt ?? 0, ...next };
  return { register: await openAttempt(tx, attempt, now) };
}

/** The next step for an open attempt. Null: it was unsuccessful, and another one can be opened. */
async function continueAttempt(tx: Database, open: Payment, context: Context): Promise<Step | null> {
  const now = context.now();
  const isOver = open.expiresAt <= now;
  if (open.link !== null) {
    return isOver ? { check: open } : { answer: presentOpen(open, open.link, acquirerOf(context, open).kind) };
  }
  if (open.claimedUntil && open.claimedUntil > now) return { wait: true };
  if (isOver) {
    await abandon(tx, open, 'not registered');
    return null;
  }
  await tx
    .update(payment)
    .set({ claimedUntil: claimUntil(now) })
    .where(eq(payment.id, open.id));
  return { register: open };
}

/** The possible acquirers of an order, the preferred one first. */
function acquirersOf({ paySystem }: PayableOrder, { partners }: Context): { name: AcquirerName; acquirer: Acquirer }[] {
  return paySystem.acquirers.flatMap((name) => {
    const acquirer = partners.acquirers.get(name);
    return acquirer ? [{ name, acquirer }] : [];
  });
}

/** Registers an attempt that this process has claimed. */
async function register(
  open: Payment,
  access: OrderAccess,
  context: Context,
  failed: Set<AcquirerName>,
): Promise<void> {
  const { db, now, log, origin } = context;
  const acquirer = acquirerOf(context, open);
  try {
    const { externalId, link } = await acquirer.register({
      number: open.number,
      amount: open.amount,
      description: `Заказ № ${open.orderId}, «Заповедник»`,
      // A person who pays by a signed link may not see the owner's page of the order.
      returnUrl: access.link ?? `${origin}${acquirer.returnPath}?ORDER_ID=${open.orderId}`,
      expiresAt: open.expiresAt,
      receipt: await loadReceipt(db, open.orderId),
    });
    await db
      .update(payment)
      .set({ externalId, link, claimedUntil: null, checkAt: nextCheck(open, now()) })
      .where(and(eq(payment.id, open.id), isNull(payment.link)));
  } catch (error) {
    // An earlier request registered it and ended before its link was stored, so no user has seen the link.
    if (error instanceof NumberTaken) return abandon(db, open, 'link lost');
    if (!(error instanceof PartnerError)) throw error;
    log.error({ err: error, payment: open.number }, 'the acquirer did not register a payment');
    failed.add(open.acquirer);
    await tryNextAcquirer(open, access, context, failed);
  }
}

/** Uses another acquirer if there is one. Otherwise the attempt keeps its number for the next request. */
async function tryNextAcquirer(
  open: Payment,
  access: OrderAccess,
  context: Context,
  failed: ReadonlySet<AcquirerName>,
): Promise<void> {
  const { db } = context;
  const found = await inTransaction(db, (tx) => lockOrder(tx, access));
  if (acquirersOf(found, context).some(({ name }) => !failed.has(name))) return abandon(db, open, 'did not answer');
  await db.update(payment).set({ claimedUntil: null }).where(eq(payment.id, open.id));
  throw unavailable();
}
