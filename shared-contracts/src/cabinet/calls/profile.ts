import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { optionalEmail, phone } from '../../rules';
import { user, userSession } from '../../shell/calls/user';
import { code, name, newPassword } from './person';
import { mailToken } from './recovery';

/**
 * Changes what is given, leaves the rest, drops what it does not know. A new e-mail gets a letter that asks to confirm it; a new
 * phone needs the code of `sms_request` or `telegram_request` for that phone.
 */
export const updateUser = defineCall({
  id: 'personal.user.update',
  requirement: 'API-90',
  summary: 'Changes the customer’s own data',
  methods: ['POST'],
  path: '/personal/user/update/',
  writes: true,
  fails: [403, 409, 422, 429],
  body: z.object({
    first_name: z.optional(name.check(z.minLength(1, 'Укажите имя'))),
    second_name: z.optional(name),
    last_name: z.optional(name),
    email: z.optional(optionalEmail),
    phone: z.optional(phone),
    code: z.optional(code),
  }),
  answer: user,
});

/** The session goes on with a new id, every other one of this customer ends. Who has no password yet sets one by `sms_forgot`. */
export const changePassword = defineCall({
  id: 'personal.user.changePassword',
  requirement: 'API-91',
  summary: 'Replaces the password',
  methods: ['POST'],
  path: '/personal/user/change_password/',
  writes: true,
  fails: [403, 422, 429],
  renewsSession: true,
  body: z.object({
    old_password: z.string().check(z.minLength(1, 'Укажите пароль'), z.maxLength(200)),
    password: newPassword,
  }),
  answer: userSession,
});

/** The link of the letter leads to `/auth/success-auth/#email=…`; whoever follows it need not be signed in. */
export const confirmEmail = defineCall({
  id: 'personal.user.confirmEmail',
  requirement: 'API-69',
  summary: 'Confirms an e-mail address by the link from the letter',
  path: '/personal/user/confirm/{token}/',
  writes: true,
  fails: [422, 429],
  params: z.object({ token: mailToken }),
  answer: z.object({ email: z.string() }),
});
