import { optionalEmail, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { userSession } from '../../shell/wire/user';
import { toSignedIn } from '../models/signed-in';
import { code, contactProof, name, newPassword } from './person';
import { mailToken } from './recovery';

/**
 * Changes only the given fields and ignores unknown ones. A new e-mail address must be confirmed by a link in an email;
 * a new phone needs the code of `sms_request` or `telegram_request` for that phone. Another phone or e-mail also needs
 * `password` or `proof_code`, the code of `change/code`: the session then gets a new id, all others end. Without them
 * (422 `proof_needed`) `wait` begins a change that takes effect after 72 hours, unless it is stopped.
 */
export const updateUser = defineCall({
  id: 'personal.user.update',
  requirement: 'API-90',
  summary: 'Changes the customer’s own data',
  methods: ['POST'],
  path: '/personal/user/update/',
  writes: true,
  fails: [403, 409, 422, 429],
  renewsSession: true,
  body: z.object({
    first_name: z.optional(name.check(z.minLength(1, 'Укажите имя'))),
    second_name: z.optional(name),
    last_name: z.optional(name),
    email: z.optional(optionalEmail),
    phone: z.optional(phone),
    code: z.optional(code),
    ...contactProof.shape,
    wait: z.optional(z.boolean()),
  }),
  answer: userSession,
  model: toSignedIn,
});

/** This session gets a new id; all other sessions of this customer end. A customer without a password sets one with `sms_forgot`. */
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
  model: toSignedIn,
});

/** The link of the email leads to `/auth/success-auth/#email=…`; it works without signing in. */
export const confirmEmail = defineCall({
  id: 'personal.user.confirmEmail',
  requirement: 'API-69',
  summary: 'Confirms an e-mail address by the link from the letter',
  path: '/personal/user/confirm/{token}/',
  writes: true,
  fails: [422, 429],
  params: z.object({ token: mailToken }),
  /** `waits`: the address was entered without a proof, and takes effect after 72 hours. */
  answer: z.object({ email: z.string(), waits: z.optional(z.boolean()) }),
});
