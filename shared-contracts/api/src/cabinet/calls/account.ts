import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toAccount, toMessageSettings } from '../models/account';
import { account, messageSettings } from '../wire/account';

export const getAccount = defineCall({
  id: 'personal.user.account',
  requirement: 'CAB-18',
  summary: 'What the settings of the customer show',
  path: '/personal/user/account/',
  writes: false,
  fails: [403],
  answer: account,
  model: toAccount,
});

/** News by e-mail needs a confirmed address, news by SMS a phone; otherwise 422. */
export const setMessages = defineCall({
  id: 'personal.user.messages',
  requirement: 'CAB-18',
  summary: 'Chooses the messages that the customer wants; what is left out stays',
  methods: ['POST'],
  path: '/personal/user/messages/',
  writes: true,
  fails: [403, 422],
  body: z.partial(messageSettings),
  answer: messageSettings,
  model: toMessageSettings,
});

/** A file for the customer. It has only the customer's own rows. */
export const getOwnData = defineCall({
  id: 'personal.user.data',
  requirement: 'CAB-18',
  summary: 'Everything that the shop has stored about the customer',
  path: '/personal/user/data/',
  writes: false,
  fails: [403, 429],
  answer: z.record(z.string(), z.unknown()),
});
