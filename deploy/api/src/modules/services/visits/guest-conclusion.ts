import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import type { Output } from '@zapovednik/api/call';
import type { readConclusion } from '@zapovednik/api/services/calls/guest-visit';
import { inTransaction } from '../../../db/transaction';
import { countAttempt } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { inBackground } from '../../../http/in-background';
import { notFound } from '../../../http/shop-error';
import {
  checkCode,
  countersOf,
  deliverCode,
  MESSAGES_BY_NETWORK,
  type NewCode,
  prepareCode,
  useCode,
} from '../../codes/api';
import { hasConclusion, readFiles } from './conclusion';
import { accessByLink } from './visit-access';
import { findVisit } from './visit-rows';

/**
 * The guest's visit of a signed link, if its conclusion can be read.
 *
 * @throws ShopError 404, also for the visit of a customer, who reads it in the cabinet
 */
async function guestVisit(token: string, context: SessionContext) {
  const { booked } = await findVisit(context.db, accessByLink(token, context).where);
  const isReadable = booked.customerId === null && booked.phone !== '' && booked.status === 'booked';
  if (!isReadable || !(await hasConclusion(context.db, booked))) throw notFound('Заключения нет');
  return booked;
}

/**
 * Sends a code to the phone of a guest's visit. The link alone is not enough, because emails are forwarded.
 *
 * @throws ShopError 404, 429 after too many requests
 */
export async function sendConclusionCode(token: string, context: SessionContext): Promise<CodeSentAnswer> {
  const { db, network, now } = context;
  const { phone } = await guestVisit(token, context);
  await countAttempt(db, MESSAGES_BY_NETWORK, network, now());
  const wanted: NewCode = { phone, purpose: 'conclusion', channel: 'sms', mayRegister: false };
  const { code, answer } = await prepareCode(wanted, countersOf(phone, network, null), context);
  if (code !== null) inBackground(deliverCode(code, 'для заключения', wanted, context), context);
  return answer;
}

/** @throws ShopError 404, 422 `wrong_code`, 503 the store of files is away; the code can be used again */
export async function readGuestConclusion(
  token: string,
  code: string,
  context: SessionContext,
): Promise<Output<typeof readConclusion>> {
  const { db } = context;
  const { id, phone, conclusion } = await guestVisit(token, context);
  const right = await checkCode({ phone, code }, 'conclusion', context);
  const files: Output<typeof readConclusion>['files'] = [];
  for (const file of await readFiles(db, id)) {
    const content = Buffer.from((await context.files.read(file)) ?? []).toString('base64');
    files.push({ name: file.name, type: file.type, content });
  }
  await inTransaction(db, (tx) => useCode(tx, right, context));
  return { conclusion, files };
}
