import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toAccount } from '../models/account';
import { toCodeSent } from '../models/code-sent';
import { account } from '../wire/account';
import { codeSent } from '../wire/code-sent';

export const sendProofCode = defineCall({
  id: 'personal.user.proofCode',
  requirement: 'API-90',
  summary: 'Sends a code to the customer’s own phone, to confirm a change of phone or e-mail',
  methods: ['POST'],
  path: '/personal/user/change/code/',
  writes: true,
  fails: [403, 422, 429],
  answer: codeSent,
  model: toCodeSent,
});

/** All other sessions end. If no change is waiting, nothing happens. */
export const cancelChanges = defineCall({
  id: 'personal.user.cancelChanges',
  requirement: 'API-90',
  summary: 'Takes back the changes of phone and e-mail that wait',
  methods: ['POST'],
  path: '/personal/user/change/cancel/',
  writes: true,
  fails: [403],
  answer: account,
  model: toAccount,
});

/** The token of the signed link in a message to the old contact: `/auth/success-auth/#stop=…`. */
const stopToken = z.string().check(z.regex(/^[\w-]{10,100}$/, 'Ссылка больше не действует.'));

/**
 * Works without signing in. All sessions of the customer end, because one of them may belong to somebody else. Safe to
 * repeat.
 */
export const stopChange = defineCall({
  id: 'personal.user.stopChange',
  requirement: 'API-90',
  summary: 'Stops a waiting change of phone or e-mail by the link from the message',
  methods: ['POST'],
  path: '/personal/user/change/stop/',
  writes: true,
  fails: [422],
  body: z.object({ token: stopToken }),
  answer: z.object({ stopped: z.literal(true) }),
});
