import { normalizePhone } from '@zapovednik/rules/format';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer } from '../../../db/schema';
import type { Customer } from '../../../http/session';

const isEmail = (email: string) =>
  and(sql`lower(${customer.email}) = lower(${email})`, isNotNull(customer.emailConfirmedAt));

/** The phone in a text, if the text is a phone. */
function phoneIn(text: string): string | null {
  if (!/^[\d\s()+-]+$/.test(text)) return null;
  try {
    return normalizePhone(text);
  } catch {
    return null;
  }
}

/** The same form for all spellings of a login. Attempts are counted by it. */
export const nameOfLogin = (login: string): string => phoneIn(login) ?? login.toLowerCase();

/** The customer who signs in by this login, confirmed e-mail or phone. */
export async function findByLogin(db: Database, login: string): Promise<Customer | null> {
  const phone = phoneIn(login);
  const isLogin = sql<boolean>`lower(${customer.login}) = lower(${login})`;
  const [found] = await db
    .select()
    .from(customer)
    .where(or(isLogin, isEmail(login), phone === null ? undefined : eq(customer.phone, phone)))
    .orderBy(desc(isLogin))
    .limit(1);
  return found ?? null;
}

export async function findByEmail(db: Database, email: string): Promise<Customer | null> {
  const [found] = await db.select().from(customer).where(isEmail(email)).limit(1);
  return found ?? null;
}

export async function findByPhone(db: Database, phone: string): Promise<Customer | null> {
  const [found] = await db.select().from(customer).where(eq(customer.phone, phone));
  return found ?? null;
}
