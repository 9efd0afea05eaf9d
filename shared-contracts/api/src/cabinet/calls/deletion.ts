import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toAccount } from '../models/account';
import { toCodeSent } from '../models/code-sent';
import { account } from '../wire/account';
import { codeSent } from '../wire/code-sent';
import { code } from './person';

export const sendDeletionCode = defineCall({
  id: 'personal.user.deletionCode',
  requirement: 'CAB-18',
  summary: 'Sends a code to the customer’s own phone, to confirm the deletion of the account',
  methods: ['POST'],
  path: '/personal/user/deletion/code/',
  writes: true,
  fails: [403, 422, 429],
  answer: codeSent,
  model: toCodeSent,
});

/**
 * Needs the password or the code of `deletion/code`. All other sessions end. The customer can cancel it until the
 * account is deleted.
 */
export const askForDeletion = defineCall({
  id: 'personal.user.askForDeletion',
  requirement: 'CAB-18',
  summary: 'Asks for the deletion of the account after 30 days',
  methods: ['POST'],
  path: '/personal/user/deletion/',
  writes: true,
  fails: [403, 422, 429],
  body: z.object({
    password: z.optional(z.string().check(z.minLength(1, 'Укажите пароль'), z.maxLength(200))),
    code: z.optional(code),
  }),
  answer: account,
  model: toAccount,
});

export const cancelDeletion = defineCall({
  id: 'personal.user.cancelDeletion',
  requirement: 'CAB-18',
  summary: 'Takes the deletion of the account back',
  methods: ['POST'],
  path: '/personal/user/deletion/cancel/',
  writes: true,
  fails: [403],
  answer: account,
  model: toAccount,
});
