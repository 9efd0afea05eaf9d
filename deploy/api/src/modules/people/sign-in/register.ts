import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { keyOf } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { checkCode, type Guess, storeCode, useCode } from '../../codes/api';
import { askToConfirm } from '../contacts/email';
import { findByPhone } from '../customer/find-customer';
import { refuseGuessable } from '../passwords/guessable-password';
import { hashPassword } from '../passwords/password';
import { reportRegistration } from '../tracking/tracking';
import { type Merge, signInAs } from './sign-in';

interface RegistrationForm extends Guess {
  readonly first_name: string;
  readonly second_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly form_registration?: string | undefined;
  readonly merge_basket: Merge;
}

const taken = () => {
  const message = 'Этот номер уже зарегистрирован. Войдите по коду.';
  return new ShopError(409, 'phone_taken', message, { phone: message });
};

/**
 * Registers a customer by a phone that this session has confirmed, and signs in (API-79). An existing customer gets an
 * error with that reason, and may sign in with the same code.
 */
export async function register(form: RegistrationForm, context: SessionContext): Promise<UserSessionAnswer> {
  const { db, log, now } = context;
  if (form.password) refuseGuessable(form.password);
  const code = await checkCode(form, 'entry', context);
  if (await findByPhone(db, code.phone)) {
    await storeCode(db, code, now());
    throw taken();
  }
  const { email = '' } = form;
  const row = {
    login: code.phone,
    phone: code.phone,
    email,
    firstName: form.first_name,
    secondName: form.second_name ?? '',
    lastName: form.last_name ?? '',
    passwordHash: form.password ? await hashPassword(form.password) : null,
    registrationForm: form.form_registration ?? '',
  };
  const { customerId, signedIn } = await inTransaction(db, async (tx) => {
    await useCode(tx, code, context);
    const [made] = await tx.insert(customer).values(row).onConflictDoNothing().returning({ id: customer.id });
    if (!made) throw taken();
    return { customerId: made.id, signedIn: await signInAs(made.id, form.merge_basket, tx, context) };
  });
  reportRegistration(customerId, context);
  if (email) {
    // The registration is done. The email can be requested again in the settings.
    const sessionKey = keyOf(signedIn.session_id);
    await askToConfirm(email, customerId, { waits: false, sessionKey }, context).catch((err: unknown) =>
      log.warn({ err }, 'the email to confirm an address was not sent'),
    );
  }
  return signedIn;
}
