import { phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toCodeSent } from '../models/code-sent';
import { toSignedIn } from '../models/signed-in';
import { codeSent } from '../wire/code-sent';
import { signedIn } from '../wire/signed-in';
import { captchaResponse, code, mergeBasket } from './person';

/** `register=true`: a correct code for an unknown phone creates a customer; otherwise it is rejected. */
const register = z._default(z.enum(['true', 'false']), 'false');

export const smsRequest = defineCall({
  id: 'personal.user.smsRequest',
  requirement: 'API-74',
  summary: 'Sends a code to sign in with by SMS',
  methods: ['POST'],
  path: '/personal/user/sms_request/',
  writes: true,
  fails: [422, 429],
  query: z.object({ register }),
  body: z.object({ phone, captchaResponse }),
  answer: codeSent,
  model: toCodeSent,
});

export const telegramRequest = defineCall({
  id: 'personal.user.telegramRequest',
  requirement: 'API-75',
  summary: 'Sends a code to sign in with by Telegram',
  methods: ['POST'],
  path: '/personal/user/telegram_request/',
  writes: true,
  fails: [422, 429],
  query: z.object({ register }),
  body: z.object({ phone, captchaResponse }),
  answer: codeSent,
  model: toCodeSent,
});

const byCode = {
  query: z.object({ merge_basket: mergeBasket }),
  body: z.object({ phone, code }),
  answer: signedIn,
  model: toSignedIn,
};

/** The code must have been requested in this session for this phone; it works once (SES-08). */
export const smsAuth = defineCall({
  id: 'personal.user.smsAuth',
  requirement: 'API-76',
  summary: 'Signs in by a code from an SMS',
  methods: ['POST'],
  path: '/personal/user/sms_auth/',
  writes: true,
  fails: [409, 422, 429],
  renewsSession: true,
  ...byCode,
});

export const telegramAuth = defineCall({
  id: 'personal.user.telegramAuth',
  requirement: 'API-77',
  summary: 'Signs in by a code from Telegram',
  methods: ['POST'],
  path: '/personal/user/telegram_auth/',
  writes: true,
  fails: [409, 422, 429],
  renewsSession: true,
  ...byCode,
});

/** The session id changes. The basket of the anonymous session is merged into the customer's unless `merge_basket` is false (SES-07). */
export const signInByPassword = defineCall({
  id: 'personal.user.auth',
  requirement: 'API-78',
  summary: 'Signs in by login (or confirmed e-mail, or phone) and password',
  methods: ['POST'],
  path: '/personal/user/auth/',
  writes: true,
  fails: [422, 429],
  renewsSession: true,
  query: z.object({ merge_basket: mergeBasket }),
  body: z.object({
    login: z.string().check(z.trim(), z.minLength(1, 'Укажите логин'), z.maxLength(200)),
    password: z.string().check(z.minLength(1, 'Укажите пароль'), z.maxLength(200)),
    /** Needed after many wrong guesses from other clients (422 `captcha`), if a captcha is configured. */
    captchaResponse,
  }),
  answer: signedIn,
  model: toSignedIn,
});
