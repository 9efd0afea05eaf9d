import { email, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toCodeSent } from '../models/code-sent';
import { toSignedIn } from '../models/signed-in';
import { codeSent } from '../wire/code-sent';
import { signedIn } from '../wire/signed-in';
import { captchaResponse, code, newPassword } from './person';

/** The token of a link in an email. It is in the fragment of the URL, so no server receives it. */
export const mailToken = z.string().check(z.regex(/^[\w-]{18,100}$/, 'Ссылка больше не действует. Запросите новую.'));

/** The answer and the email do not depend on whether the address is known: an email is sent in both cases (SES-13). */
export const forgotPassword = defineCall({
  id: 'personal.user.forgot',
  requirement: 'API-82',
  summary: 'Sends a letter with a link to a new password',
  methods: ['POST'],
  path: '/personal/user/forgot/',
  writes: true,
  fails: [422, 429],
  body: z.object({ email, captchaResponse }),
  answer: z.object({ sent: z.literal(true) }),
});

/** The link leads to `/auth/password-recovery/#token=…` and works once; all other sessions end. */
export const restorePassword = defineCall({
  id: 'personal.user.restore',
  requirement: 'API-80',
  summary: 'Sets a new password by the link from the letter, and signs in',
  methods: ['POST'],
  path: '/personal/user/restore/',
  writes: true,
  fails: [422, 429],
  renewsSession: true,
  body: z.object({ token: mailToken, password: newPassword }),
  answer: signedIn,
  model: toSignedIn,
});

export const smsForgot = defineCall({
  id: 'personal.user.smsForgot',
  requirement: 'API-83',
  summary: 'Sends a code for a new password by SMS',
  methods: ['POST'],
  path: '/personal/user/sms_forgot/',
  writes: true,
  fails: [422, 429],
  body: z.object({ phone, captchaResponse }),
  answer: codeSent,
  model: toCodeSent,
});

/** All other sessions end. */
export const smsChangePassword = defineCall({
  id: 'personal.user.smsChangePassword',
  requirement: 'API-81',
  summary: 'Sets a new password by the code from the SMS, and signs in',
  methods: ['POST'],
  path: '/personal/user/sms_change_password/',
  writes: true,
  fails: [422, 429],
  renewsSession: true,
  body: z.object({ phone, code, password: newPassword }),
  answer: signedIn,
  model: toSignedIn,
});
