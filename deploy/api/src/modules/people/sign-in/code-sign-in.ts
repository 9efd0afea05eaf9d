import type { SignedInAnswer } from '@zapovednik/api/cabinet/wire/signed-in';
import type { Database } from '../../../db/database';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { inBackground } from '../../../http/in-background';
import { ShopError } from '../../../http/shop-error';
import { checkCode, type Guess, storeCode, useCode } from '../../codes/api';
import { findByPhone } from '../customer/find-customer';
import { reportRegistration, reportSignIn } from '../tracking/tracking';
import { type Merge, signInAs } from './sign-in';

/**
 * Signs in with the code that this session requested (API-76, API-77). Only a visitor who has confirmed the phone
 * learns whether it has a customer.
 */
export async function signInByCode(
  guess: Guess & { merge_basket: Merge },
  context: SessionContext,
): Promise<SignedInAnswer> {
  const { db, now } = context;
  const code = await checkCode(guess, 'entry', context);
  const customer = await findByPhone(db, code.phone);
  if (!customer && !code.mayRegister) {
    await storeCode(db, code, now());
    throw new ShopError(422, 'not_registered', 'Этот номер ещё не зарегистрирован', {
      phone: 'Этот номер ещё не зарегистрирован',
    });
  }
  const signedIn = await inTransaction(db, async (tx) => {
    await useCode(tx, code, context);
    const customerId = customer?.id ?? (await newCustomer(tx, code.phone));
    return signInAs(customerId, guess.merge_basket, tx, context);
  });
  // Telegram counts the entered codes.
  if (code.deliveryId !== null) inBackground(context.partners.telegram?.confirm(code.deliveryId, guess.code), context);
  if (signedIn.user_id !== null) (customer ? reportSignIn : reportRegistration)(signedIn.user_id, context);
  return signedIn;
}

/** A customer with only a phone. Another session may have created one with the same phone first. */
async function newCustomer(tx: Database, phone: string): Promise<number> {
  const [made] = await tx
    .insert(customer)
    .values({ login: phone, phone })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  const id = made?.id ?? (await findByPhone(tx, phone))?.id;
  if (id === undefined) throw new ShopError(409, 'phone_taken', 'Этот номер уже занят. Обратитесь в поддержку.');
  return id;
}
