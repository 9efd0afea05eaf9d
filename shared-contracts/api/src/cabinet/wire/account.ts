import * as z from 'zod/mini';
import { dayMonthYear } from '../../field';
import { user } from '../../shell/wire/user';

/** The customer's settings for messages. Messages about orders are not among them: these are always sent. */
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

/** The data of the customer's settings page. */
export const account = z.object({
  ...user.shape,
  has_password: z.boolean(),
  /** The address for which a confirmation email was sent and its link is not opened yet; null: none. */
  email_to_confirm: z.nullable(z.string()),
  /**
   * A new phone or e-mail that takes effect later, because neither the password nor a code from the old contact was
   * given.
   */
  waiting_changes: z.optional(
    z.array(
      z.object({
        contact: z.enum(['phone', 'email']),
        /** '': the change removes the e-mail. */
        value: z.string(),
        /** In the shop's time, DD.MM.YYYY HH:MM. */
        takes_effect: z.string(),
        hours_left: z.int(),
      }),
    ),
  ),
  messages: messageSettings,
  /** The day on which the account is deleted at the customer's request; null: no deletion. */
  deletes_on: z.nullable(dayMonthYear),
  /** What the customer loses when the account is deleted. */
  bonuses: z.int(),
  auto_orders: z.int(),
  /** The account is not deleted before these orders have ended. */
  orders_in_work: z.int(),
});
export type AccountAnswer = z.infer<typeof account>;
