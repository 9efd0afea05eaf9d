import * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { findByLogin } from '../customer/find-customer';
import { refuseGuessable } from '../passwords/guessable-password';
import { hashPassword } from '../passwords/password';

export const administratorLogin = z
  .string('Укажите логин: npm run create-admin -- --login <логин>')
  .check(z.regex(/^[\w.@+-]{3,100}$/, 'Логин — от 3 до 100 латинских букв, цифр и знаков . @ + - _'));

/** Longer than a customer's password, because an administrator may change every order. */
export const administratorPassword = z
  .string()
  .check(z.minLength(12, 'Пароль — не короче 12 знаков'), z.maxLength(200, 'Пароль — не длиннее 200 знаков'));

/**
 * Creates an administrator.
 *
 * @throws Error if the password is easy to guess, or the login is taken, also as a phone or an e-mail; then nothing
 * changes
 */
export async function createAdministrator(db: Database, login: string, password: string): Promise<void> {
  refuseGuessable(password);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const taken = await findByLogin(tx, login);
    const made = taken
      ? []
      : await tx
          .insert(customer)
          .values({ login, passwordHash, groups: ['admin'] })
          .onConflictDoNothing()
          .returning({ id: customer.id });
    if (made.length === 0) throw new Error(`Логин ${login} занят, ничего не изменено`);
  });
}
