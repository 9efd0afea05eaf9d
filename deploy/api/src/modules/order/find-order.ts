import type { findOrder } from '@zapovednik/api/cabinet/calls/find-order';
import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import type { Output } from '@zapovednik/api/call';
import { and, eq } from 'drizzle-orm';
import { order } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { countAttempt } from '../../http/attempts';
import type { SessionContext } from '../../http/context';
import { inBackground } from '../../http/in-background';
import {
  checkCode,
  countersOf,
  deliverCode,
  expiredCode,
  MESSAGES_BY_NETWORK,
  type NewCode,
  passCaptcha,
  prepareCode,
  useCode,
} from '../codes/api';
import { hasValidLink, orderToken } from '../order-access/api';

interface OrderQuery {
  /** The digits of the order's number. */
  readonly number: string;
  /** Eleven digits, starting with 7. */
  readonly phone: string;
}

/** Whether there is an order with this number and phone whose signed link still works. */
async function exists({ number, phone }: OrderQuery, { db, now }: SessionContext): Promise<boolean> {
  const wanted = and(eq(order.id, Number(number)), eq(order.phone, phone), hasValidLink(now()));
  return (await db.$count(order, wanted)) > 0;
}

/**
 * Sends a code to the phone of an order. The answer, its time and its errors are the same if there is no such order: a
 * code is prepared and counted in both cases, and the message is sent in the background. If the message fails, the
 * visitor can request it again after the countdown.
 *
 * @throws ShopError 422 if the captcha did not pass, 429 after too many requests
 */
export async function sendOrderCode(
  { number, phone, captchaResponse }: OrderQuery & { captchaResponse?: string | undefined },
  context: SessionContext,
): Promise<CodeSentAnswer> {
  const { db, network, now } = context;
  await countAttempt(db, MESSAGES_BY_NETWORK, network, now());
  await passCaptcha(captchaResponse, true, context);
  const isFound = await exists({ number, phone }, context);
  const code: NewCode = { phone, purpose: 'order', channel: 'sms', mayRegister: false, orderId: Number(number) };
  const prepared = await prepareCode(code, countersOf(phone, network, null), context);
  if (isFound && prepared.code !== null) {
    inBackground(deliverCode(prepared.code, 'для заказа', code, context), context);
  }
  return prepared.answer;
}

/**
 * The signed link of an order, for the code that its phone got. The code confirms the phone, also for other orders of this session.
 *
 * @throws ShopError 422 `wrong_code`, also when there is no such order
 */
export async function findOrderByCode(
  { number, phone, code: entered }: OrderQuery & { code: string },
  context: SessionContext,
): Promise<Output<typeof findOrder>> {
  const code = await checkCode({ phone, code: entered }, 'order', context);
  if (code.orderId !== Number(number) || !(await exists({ number, phone }, context))) throw expiredCode();
  await inTransaction(context.db, (tx) => useCode(tx, code, context));
  return { TOKEN: orderToken(Number(number), context.linkKey) };
}
