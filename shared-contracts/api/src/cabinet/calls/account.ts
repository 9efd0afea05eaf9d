import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear } from '../../field';
import { user } from '../../shell/calls/user';

/** The messages that a customer wants, besides those about orders, which always come. */
export const messageSettings = z.object({
  /** News and offers; each change is logged as a consent or its withdrawal. */
  news_email: z.boolean(),
  news_sms: z.boolean(),
  /** E-mails about goods that are in stock again. */
  stock: z.boolean(),
  /** E-mails about auto-orders. */
  auto_orders: z.boolean(),
});
export type MessageSettings = z.infer<typeof messageSettings>;

/** What the settings of a customer show. */
export const account = z.object({
  ...user.shape,
  has_password: z.boolean(),
  /** The address whose e-mail waits for its link to be opened; null: none. */
  email_to_confirm: z.nullable(z.string()),
  /** A new phone or e-mail that takes effect later, because neither the password nor the contact of before was at hand. */
  waiting_changes: z.optional(
    z.array(
      z.object({
        contact: z.enum(['phone', 'email']),
        /** '': the e-mail is removed. */
        value: z.string(),
        /** By the shop's clock, DD.MM.YYYY HH:MM. */
        takes_effect: z.string(),
        hours_left: z.int(),
      }),
    ),
  ),
  messages: messageSettings,
  /** The day when the account is deleted, because the customer asked for it; null: it stays. */
  deletes_on: z.nullable(dayMonthYear),
  /** What the customer would lose with the account. */
  bonuses: z.int(),
  auto_orders: z.int(),
  /** An account is not deleted before these orders have ended. */
  orders_in_work: z.int(),
});
export type AccountAnswer = z.infer<typeof account>;

/** The settings as components read them. */
export const toAccount = (answer: AccountAnswer) => ({
  userId: answer.user_id,
  firstName: answer.first_name,
  secondName: answer.second_name,
  lastName: answer.last_name,
  email: answer.email,
  isEmailConfirmed: answer.email_confirmed,
  emailToConfirm: answer.email_to_confirm,
  phone: answer.phone,
  hasPassword: answer.has_password,
  waitingChanges: (answer.waiting_changes ?? []).map(({ contact, value, takes_effect, hours_left }) => ({
    contact,
    value,
    takesEffect: takes_effect,
    hoursLeft: hours_left,
  })),
  messages: answer.messages,
  deletesOn: answer.deletes_on,
  bonuses: answer.bonuses,
  autoOrders: answer.auto_orders,
  ordersInWork: answer.orders_in_work,
});
export type Account = ReturnType<typeof toAccount>;

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

/** News by e-mail need a confirmed address, news by SMS a phone; otherwise 422. */
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
});

/** For a file that the customer keeps. Its sections are the customer's own rows and nobody else's. */
export const getOwnData = defineCall({
  id: 'personal.user.data',
  requirement: 'CAB-18',
  summary: 'Everything that the shop has stored about the customer',
  path: '/personal/user/data/',
  writes: false,
  fails: [403, 429],
  answer: z.record(z.string(), z.unknown()),
});
