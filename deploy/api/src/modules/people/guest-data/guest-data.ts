import type { eraseGuestData, getGuestData } from '@zapovednik/api/cabinet/calls/guest-data';
import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import type { Output } from '@zapovednik/api/call';
import type { Database } from '../../../db/database';
import { positionOf } from '../../../db/lock-levels';
import { inTransaction } from '../../../db/transaction';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { type Contact, type GuestData, personalData } from '../../../http/personal-data';
import { type CodeRow, checkCode, storeCode, useCode } from '../../codes/api';
import { sendCode } from '../codes/send-code';
import { findByEmail, findByPhone } from '../customer/find-customer';

/** Limited, because the file is expensive. */
const FILES_BY_CONTACT: Limit = { name: 'guest data by contact', most: 5, seconds: 3600 };

interface Proof {
  /** Eleven digits, or an e-mail in lower case. */
  readonly contact: string;
  readonly code: string;
}

const contactOf = (value: string): Contact => ({ kind: value.includes('@') ? 'email' : 'phone', value });

const partsOf = ({ events }: Pick<SessionContext, 'events'>): readonly GuestData[] =>
  personalData.all(events).flatMap(({ guest }) => guest ?? []);

/** Sends a code to a contact, known to the shop or not. The answer does not reveal which. */
export function sendGuestDataCode(
  { contact, captchaResponse }: { readonly contact: string; readonly captchaResponse?: string | undefined },
  context: SessionContext,
): Promise<CodeSentAnswer> {
  const channel = contactOf(contact).kind === 'email' ? 'email' : 'sms';
  const what = 'для ваших данных';
  const wanted = { phone: contact, channel, purpose: 'guest data', mayRegister: false, what } as const;
  return sendCode({ ...wanted, captchaResponse, needsCaptcha: true }, context);
}

const check = ({ contact, code }: Proof, context: SessionContext): Promise<CodeRow> =>
  checkCode({ phone: contact, code }, 'guest data', context);

async function keptOf(db: Database, contact: Contact, context: SessionContext): Promise<string[]> {
  const kept = await Promise.all(partsOf(context).map((part) => part.kept?.(db, contact, context.now()) ?? []));
  return kept.flat();
}

/**
 * All stored data of a guest, by section. Each module adds its sections (`GuestData`). Data of an account is not
 * included: its owner signs in.
 *
 * @throws ShopError 422 `wrong_code`, 429 after a few files an hour
 */
export async function guestData(proof: Proof, context: SessionContext): Promise<Output<typeof getGuestData>> {
  const { db, now } = context;
  const code = await check(proof, context);
  await countAttempt(db, FILES_BY_CONTACT, proof.contact, now());
  await storeCode(db, code, now());
  const contact = contactOf(proof.contact);
  const sections = await Promise.all(partsOf(context).map((part) => part.export(db, contact)));
  const filled = Object.entries(Object.assign({}, ...sections)).filter(
    ([, rows]) => Array.isArray(rows) && rows.length > 0,
  );
  const account = await (contact.kind === 'phone' ? findByPhone : findByEmail)(db, contact.value);
  // As in JSON: dates are texts.
  const data: Output<typeof getGuestData>['data'] = JSON.parse(JSON.stringify(Object.fromEntries(filled)));
  return { data, has_account: account !== null, kept: await keptOf(db, contact, context) };
}

/**
 * Deletes the stored data of a guest, and removes personal data from rows that must be kept. An order in progress and a
 * future visit stay unchanged, and the answer contains them.
 *
 * @throws ShopError 422 `wrong_code`
 */
export async function eraseGuest(proof: Proof, context: SessionContext): Promise<Output<typeof eraseGuestData>> {
  const code = await check(proof, context);
  const contact = contactOf(proof.contact);
  const parts = partsOf(context);
  return inTransaction(context.db, async (tx) => {
    await useCode(tx, code, context);
    const locks = parts.flatMap(({ lock }) => lock ?? []);
    for (const { take } of locks.toSorted((one, other) => positionOf(one.level) - positionOf(other.level)))
      await take(tx, contact);
    for (const part of parts) await part.erase(tx, contact, context.now());
    return { kept: await keptOf(tx, contact, context) };
  });
}
