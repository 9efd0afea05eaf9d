import { optionalEmail, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { userSession } from '../../shell/wire/user';
import { toCodeSent } from '../models/code-sent';
import { toSignedIn } from '../models/signed-in';
import { codeSent } from '../wire/code-sent';
import { captchaResponse, code, mergeBasket, name, newPassword } from './person';

const request = {
  methods: ['POST' as const],
  writes: true,
  fails: [409, 422, 429] as const,
  body: z.object({
    phone,
    init: z.literal('website'),
    /** See `registrationHash`. */
    hash: z.string().check(z.maxLength(200)),
    captchaResponse,
  }),
  answer: codeSent,
  model: toCodeSent,
};

export const smsRegisterRequest = defineCall({
  id: 'personal.user.smsRegisterRequest',
  requirement: 'API-84',
  summary: 'Sends a code to register with by SMS',
  path: '/personal/user/sms_register_request/',
  ...request,
});

export const telegramRegisterRequest = defineCall({
  id: 'personal.user.telegramRegisterRequest',
  requirement: 'API-85',
  summary: 'Sends a code to register with by Telegram',
  path: '/personal/user/telegram_register_request/',
  ...request,
});

const form = z.object({
  phone,
  /** From the SMS or Telegram message for this session. */
  code,
  first_name: name.check(z.minLength(1, 'Укажите имя')),
  second_name: z.optional(name),
  last_name: z.optional(name),
  /** Must be confirmed by a link in an email; until then it cannot be used to sign in or to recover the password. */
  email: z.optional(optionalEmail),
  /** A customer without a password signs in by codes. */
  password: z.optional(z.union([z.literal(''), newPassword], { error: 'Пароль — от 8 до 200 знаков' })),
  /** The name of the form, e.g. `signup`. */
  form_registration: z.optional(z.string().check(z.trim(), z.maxLength(50))),
});

/** Unknown fields are ignored. A phone that already has a customer gets a validation error, and its code stays valid for signing in. */
export const registerCustomer = defineCall({
  id: 'personal.user.register',
  requirement: 'API-79',
  summary: 'Registers a customer by a proved phone, and signs in',
  methods: ['POST'],
  path: '/personal/user/register/',
  writes: true,
  fails: [409, 422, 429],
  renewsSession: true,
  query: z.object({ merge_basket: mergeBasket }),
  body: form,
  answer: userSession,
  model: toSignedIn,
});
