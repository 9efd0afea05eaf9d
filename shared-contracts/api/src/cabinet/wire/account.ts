import * as z from 'zod/mini';
import { dayMonthYear } from '../../field';
import { user } from '../../shell/wire/user';

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
export type MessageSettingsAnswer = z.infer<typeof messageSettings>;

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
