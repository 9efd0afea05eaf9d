import { countAttempt, type Limit } from '../../http/attempts';
import type { Context } from '../../http/context';
import { customerOf } from '../../http/session';

const DAY = 24 * 3600;

interface Contacts {
  /** Eleven digits that begin with 7. */
  readonly phone: string;
  /** '' without one. */
  readonly email: string;
  /** The form fields of both. */
  readonly fields?: { readonly phone: string; readonly email: string };
}

const formFields = { phone: 'phone', email: 'email' };

/**
 * Counts an action that sends messages to a phone and an e-mail which the sender typed: an order, a booking, a visit
 * that is moved. Each of them sends a few messages, also when it is cancelled, so cancelled ones count too. The
 * customer's own confirmed contacts are not counted here, and employees are responsible for their input.
 *
 * Runs at the end of the transaction, because counters of attempts are locked last (docs/decisions/0012-locks.md).
 *
 * @throws ShopError 429 `too_many` at the field of the contact
 */
export async function countTypedContacts(
  { phone, email, fields = formFields }: Contacts,
  context: Context,
): Promise<void> {
  const { db, session, now, orderLimits } = context;
  if (session?.operatorId) return;
  const own = session && (await customerOf(db, session));
  const isOwnEmail = own?.emailConfirmedAt && own.email.toLowerCase() === email.toLowerCase();
  const typed = [
    ...(phone !== own?.phone ? [{ subject: phone, field: fields.phone }] : []),
    ...(email !== '' && !isOwnEmail ? [{ subject: email.toLowerCase(), field: fields.email }] : []),
  ];
  const toOne: Limit = { name: 'messages to a typed contact', most: orderLimits.MESSAGES_PER_CONTACT, seconds: DAY };
  for (const { subject, field } of typed) {
    await countAttempt(db, toOne, subject, now(), {
      field,
      message:
        'На этот контакт сегодня отправили слишком много сообщений. Войдите по коду из СМС или попробуйте завтра',
    });
  }
  if (typed.length === 0 || !own) return;
  const fromOne: Limit = { name: 'typed contacts by sender', most: orderLimits.MESSAGES_PER_SENDER, seconds: DAY };
  await countAttempt(db, fromOne, String(own.id), now(), {
    field: fields.phone,
    message: 'Сегодня вы указали слишком много чужих контактов. Укажите свой телефон или попробуйте завтра',
  });
}
