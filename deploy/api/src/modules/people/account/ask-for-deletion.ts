import { STAFF } from '@zapovednik/api/cabinet/calls/rights';
import type { AccountAnswer } from '@zapovednik/api/cabinet/wire/account';
import { and, eq, isNull } from 'drizzle-orm';
import { accountDeletion } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { CustomerContext } from '../../../http/context';
import { type Customer, endOtherSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { checkCode, useCode } from '../../codes/api';
import { presentAccount } from '../account/account';
import { sendCode } from '../codes/send-code';
import { ownerOf } from '../customer/owner';
import { queueDeletionMessage } from '../deletion/deletion-subject';
import { provePassword } from '../passwords/prove-password';

/** Days in which the customer can cancel the deletion. */
const WAIT = 30;

/** A customer who may delete the account. */
async function leaverOf(context: CustomerContext): Promise<Customer> {
  const owner = await ownerOf(context);
  if (owner.groups.some((group) => STAFF.includes(group))) {
    throw new ShopError(403, 'forbidden', 'Аккаунт сотрудника удаляет администратор магазина');
  }
  return owner;
}

/** Sends a code to the customer's own phone. A sign-in code cannot delete an account. */
export async function sendDeletionCode(context: CustomerContext) {
  const { phone } = await leaverOf(context);
  if (phone === null) throw new ShopError(422, 'no_contact', 'В аккаунте нет телефона. Подтвердите удаление паролем.');
  return sendCode(
    {
      phone,
      channel: 'sms',
      purpose: 'deletion',
      mayRegister: false,
      captchaResponse: undefined,
      // The code is sent only to the customer's own phone.
      needsCaptcha: false,
      what: 'для удаления аккаунта',
    },
    context,
  );
}

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Checks the password or the code; null without a code. */
async function prove({ password, code }: Proof, owner: Customer, context: CustomerContext) {
  if (password !== undefined) {
    await provePassword(password, 'password', owner, context);
    return null;
  }
  if (code !== undefined && owner.phone !== null) return checkCode({ phone: owner.phone, code }, 'deletion', context);
  const message = 'Введите пароль или код из СМС';
  throw new ShopError(422, 'proof_needed', message, { password: message, code: message });
}

/**
 * Schedules the deletion of the account: other sessions end, and the customer gets a message. The same request again
 * does not move the date.
 *
 * @throws ShopError 403 for an employee, 422 or 429 without the right password or code
 */
export async function askForDeletion(proof: Proof, context: CustomerContext): Promise<AccountAnswer> {
  const { origin, session, now } = context;
  const owner = await leaverOf(context);
  const code = await prove(proof, owner, context);
  const askedAt = now();
  await inTransaction(context.db, async (tx) => {
    if (code) await useCode(tx, code, context);
    await endOtherSessions({ ...context, db: tx }, owner.id, session.key);
    const [asked] = await tx
      .insert(accountDeletion)
      .values({
        customerId: owner.id,
        askedAt,
        deletesAt: new Date(askedAt.getTime() + WAIT * 24 * 3_600_000),
        email: owner.emailConfirmedAt ? owner.email : '',
        phone: owner.phone ?? '',
        origin,
      })
      .onConflictDoNothing()
      .returning();
    if (asked) await queueDeletionMessage(tx, asked, 'deletion_asked', askedAt);
  });
  return presentAccount(context);
}

/** Cancels the deletion. No data is lost. */
export async function cancelDeletion(context: CustomerContext): Promise<AccountAnswer> {
  const owner = await ownerOf(context);
  await context.db
    .delete(accountDeletion)
    .where(and(eq(accountDeletion.customerId, owner.id), isNull(accountDeletion.deletedAt)));
  return presentAccount(context);
}
