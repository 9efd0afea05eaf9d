import { userGroup } from '@zapovednik/api/user-group';
import type { customer } from 'deploy-api/db/schema/index';
import { hashPassword } from 'deploy-api/modules/people/passwords/password';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

type CustomerRow = typeof customer.$inferInsert;

const person = z.strictObject({
  id: z.int(),
  login: z.string(),
  password: z.string(),
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  secondName: z.string(),
  lastName: z.string(),
  groups: z.array(userGroup),
  bonusCard: z.nullable(z.string()),
  bonusBalance: z.int(),
});

/**
 * Test users, one of each kind: a new and a regular customer, a seller, an employee who orders for others, an
 * administrator, a customer with saved addresses.
 */
export const people = readData('people/accounts.json', z.array(person));

/** The test users as rows. The salt is their login, so that a second seed gives the same rows. */
export function customerRows(today: Date): Promise<CustomerRow[]> {
  return Promise.all(
    people.map(async ({ password, ...row }) => ({
      ...row,
      emailConfirmedAt: today,
      passwordHash: await hashPassword(password, { salt: Buffer.from(row.login) }),
    })),
  );
}
