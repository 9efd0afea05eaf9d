import type { AccountAnswer, MessageSettingsAnswer } from '../wire/account';

/** The customer's settings for messages. Messages about orders are not among them: these are always sent. */
export interface MessageSettings {
  /** News and offers. */
  readonly newsByEmail: boolean;
  readonly newsBySms: boolean;
  /** E-mails about goods that are in stock again. */
  readonly stock: boolean;
  /** E-mails about auto-orders. */
  readonly autoOrders: boolean;
}

export const toMessageSettings = (settings: MessageSettingsAnswer): MessageSettings => ({
  newsByEmail: settings.news_email,
  newsBySms: settings.news_sms,
  stock: settings.stock,
  autoOrders: settings.auto_orders,
});

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
  messages: toMessageSettings(answer.messages),
  deletesOn: answer.deletes_on,
  bonuses: answer.bonuses,
  autoOrders: answer.auto_orders,
  ordersInWork: answer.orders_in_work,
});
export type Account = ReturnType<typeof toAccount>;
