import { getAccount, setMessages } from '@zapovednik/api/cabinet/calls/account';
import { askForDeletion, cancelDeletion } from '@zapovednik/api/cabinet/calls/deletion';
import { type DeviceAnswer, getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import type { AccountAnswer } from '@zapovednik/api/cabinet/wire/account';
import type { Input } from '@zapovednik/api/call';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';

export const annasAccount: AccountAnswer = {
  user_id: 7,
  login: 'anna@example.ru',
  email: 'anna@example.ru',
  email_confirmed: true,
  name: 'Анна Лесная',
  first_name: 'Анна',
  second_name: '',
  last_name: 'Лесная',
  phone: '79120000000',
  user_groups: ['customer'],
  mindbox: false,
  bonus: true,
  has_password: true,
  email_to_confirm: null,
  messages: { news_email: false, news_sms: false, stock: true, auto_orders: true },
  waiting_changes: [],
  deletes_on: null,
  bonuses: 121,
  auto_orders: 2,
  orders_in_work: 0,
};

const device: DeviceAnswer = {
  key: 'this-device-aaaaaaaaaa',
  name: 'Chrome, Windows',
  city: 'Екатеринбург',
  last_used: '23.11.2026 10:31',
  is_this: true,
  on_behalf: false,
};
export const annasDevices: DeviceAnswer[] = [
  device,
  { ...device, key: 'her-phone-bbbbbbbbbbbb', name: 'Safari, iOS', last_used: '22.11.2026 09:00', is_this: false },
  { ...device, key: 'unknown-cccccccccccccc', name: '', city: '', last_used: '01.11.2026 08:00', is_this: false },
];

interface Settings {
  readonly app: TestApp;
  /** What the notifications said. */
  readonly told: string[];
  /** The inputs of a call, in order. */
  readonly sent: (call: { readonly id: string }) => unknown[];
}

/** A signed-in customer whose account changes with the page's requests. */
export function settingsApp(changes: Partial<AccountAnswer> = {}, userId = 7): Settings {
  const app = createTestApp({ report: () => {} });
  let account: AccountAnswer = { ...annasAccount, user_id: userId, ...changes };
  const told: string[] = [];
  app.command(showNotification, async ({ text = 'Возникла ошибка' }) => {
    told.push(text);
    return {};
  });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId, name: 'Анна', groups: ['customer'] });
  app.backEnd.answer(getAccount, () => account);
  app.backEnd.answer(getDevices, annasDevices);
  app.backEnd.answer(
    updateUser,
    ({ code: _, password, proof_code, wait, email, ...values }: Input<typeof updateUser>) => {
      if (!wait) account = { ...account, ...withoutUndefined(values), ...(email && { email_to_confirm: email }) };
      return fixtures.customer(account);
    },
  );
  app.backEnd.answer(setMessages, (wishes: Input<typeof setMessages>) => {
    account = { ...account, messages: { ...account.messages, ...withoutUndefined(wishes) } };
    return account.messages;
  });
  app.backEnd.answer(askForDeletion, () => {
    account = { ...account, deletes_on: '23.12.2026' };
    return account;
  });
  app.backEnd.answer(cancelDeletion, () => {
    account = { ...account, deletes_on: null };
    return account;
  });
  const sent = ({ id }: { readonly id: string }) =>
    app.backEnd.asked.filter((asked) => asked.id === id).map(({ input }) => input);
  return { app, told, sent };
}

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Opens the settings. */
export const openSettings = ({ app }: Settings) => renderArea(area, '/cabinet/settings/', { app });
