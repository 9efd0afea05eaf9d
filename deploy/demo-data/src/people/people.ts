import type { customer } from 'deploy-api/db/schema/index';
import { hashPassword } from 'deploy-api/modules/people/password';

type CustomerRow = typeof customer.$inferInsert;

interface Person extends Omit<CustomerRow, 'passwordHash' | 'login'> {
  id: number;
  login: string;
  password: string;
}

/**
 * People to test with, one of each kind: a new and a regular customer, a seller, an operator who orders for others, an
 * administrator, a customer with saved addresses.
 */
export const people: readonly Person[] = [
  {
    id: 1,
    login: 'novichok@zapovednik.example',
    password: 'Novichok-2201',
    email: 'novichok@zapovednik.example',
    phone: '73430102001',
    firstName: 'Дарья',
    secondName: 'Игоревна',
    lastName: 'Новикова',
    groups: ['customer'],
    bonusCard: null,
    bonusBalance: 0,
  },
  {
    id: 2,
    login: 'postoyannaya@zapovednik.example',
    password: 'Postoyannaya-2201',
    email: 'postoyannaya@zapovednik.example',
    phone: '73430102002',
    firstName: 'Марина',
    secondName: 'Андреевна',
    lastName: 'Соколова',
    groups: ['customer'],
    bonusCard: '2201000000027',
    bonusBalance: 1840,
  },
  {
    id: 3,
    login: 'sotrudnik@zapovednik.example',
    password: 'Sotrudnik-2201',
    email: 'sotrudnik@zapovednik.example',
    phone: '73430102003',
    firstName: 'Павел',
    secondName: 'Олегович',
    lastName: 'Ершов',
    groups: ['1c_user'],
    bonusCard: '2201000000034',
    bonusBalance: 320,
  },
  {
    id: 4,
    login: 'operator@zapovednik.example',
    password: 'Operator-2201',
    email: 'operator@zapovednik.example',
    phone: '73430102004',
    firstName: 'Елена',
    secondName: 'Викторовна',
    lastName: 'Громова',
    groups: ['1c_service_user'],
    bonusCard: null,
    bonusBalance: 0,
  },
  {
    id: 5,
    login: 'admin@zapovednik.example',
    password: 'Admin-2201',
    email: 'admin@zapovednik.example',
    phone: '73430102005',
    firstName: 'Сергей',
    secondName: 'Петрович',
    lastName: 'Лесных',
    groups: ['admin'],
    bonusCard: null,
    bonusBalance: 0,
  },
  {
    id: 6,
    login: 'adresa@zapovednik.example',
    password: 'Adresa-2201',
    email: 'adresa@zapovednik.example',
    phone: '73430102006',
    firstName: 'Ирина',
    secondName: 'Львовна',
    lastName: 'Полянская',
    groups: ['customer'],
    bonusCard: '2201000000065',
    bonusBalance: 410,
  },
];

/** The people as rows; the salt is their login, so that a second seed gives the same rows. */
export function customerRows(today: Date): Promise<CustomerRow[]> {
  return Promise.all(
    people.map(async ({ password, ...row }) => ({
      ...row,
      emailConfirmedAt: today,
      passwordHash: await hashPassword(password, { salt: Buffer.from(row.login) }),
    })),
  );
}
