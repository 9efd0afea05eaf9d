import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../field';
import { userSession } from '../../shell/wire/user';
import { toSignedIn } from '../models/signed-in';

/**
 * A user of groups 1c_service_user or admin acts as the customer (SES-32, SES-37). The session gets a new id, lasts two hours and
 * may order, but may not change the customer's account data. Signing out ends it (SES-35).
 */
export const signInForSomeoneElse = defineCall({
  id: 'admin.personal.user.auth',
  requirement: 'API-86',
  summary: 'Signs in on behalf of a customer',
  methods: ['POST'],
  path: '/admin/personal/user/auth/',
  writes: true,
  fails: [403, 404, 429],
  renewsSession: true,
  body: z.object({
    login: z.string().check(z.trim(), z.minLength(1, 'Укажите логин, почту или телефон'), z.maxLength(200)),
  }),
  answer: userSession,
  model: toSignedIn,
});

const employee = z.object({ id, name: z.string(), login: z.string() });
export type Employee = z.infer<typeof employee>;

/** For employees who may order for customers, before and after they sign in on behalf of a customer. */
export const searchEmployee = defineCall({
  id: 'admin.personal.user.searchEmployee',
  requirement: 'API-87',
  summary: 'Employees by a part of their name or login, at most 20',
  methods: ['POST'],
  path: '/admin/personal/user/serach_employee/',
  writes: false,
  fails: [403],
  query: z.object({
    searchValue: z.string().check(z.trim(), z.minLength(2, 'Введите не меньше двух букв'), z.maxLength(100)),
  }),
  answer: z.array(employee),
});
