import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOwnData, setMessages } from '@zapovednik/api/cabinet/calls/account';
import { askForDeletion, sendDeletionCode } from '@zapovednik/api/cabinet/calls/deletion';
import { endDevice, endOtherDevices, getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { checkMindboxConfirm } from '@zapovednik/api/shell/calls/tracking';
import { logout } from '@zapovednik/api/shell/calls/user';
import { readDraft, storeDraft } from '@zapovednik/platform/draft';
import { fixtures } from '@zapovednik/testing';
import { signIn, signOut } from '../session/session';
import { codeSent, enterCode } from '../testing/person';
import { annasDevices, openSettings, settingsApp } from '../testing/settings';
import { emailValues } from './contacts/new-email-form';

beforeEach(() => sessionStorage.clear());

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('CAB-18 the customer chooses the messages besides those about orders', async () => {
  const settings = settingsApp();
  settings.app.backEnd.answer(checkMindboxConfirm, { confirmed: false });
  await openSettings(settings);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен получать новости и акции по почте' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Письма об автозаказах' }));
  await press('Сохранить выбор');
  await waitFor(() => expect(settings.told).toEqual(['Сохранили, что вам присылать']));
  expect(settings.sent(setMessages)).toEqual([{ news_email: true, news_sms: false, stock: true, auto_orders: false }]);
  expect(await screen.findByText(/Сервис рассылок ещё не подтвердил подписку/)).toBeVisible();
});

test('API-88 nothing is said about the service of the news while the customer wants none, or when it knows them', async () => {
  const wanted = settingsApp({ messages: { news_email: true, news_sms: false, stock: true, auto_orders: true } });
  wanted.app.backEnd.answer(checkMindboxConfirm, { confirmed: true });
  await openSettings(wanted);
  await waitFor(() => expect(wanted.sent(checkMindboxConfirm)).toHaveLength(1));
  expect(screen.queryByText(/Сервис рассылок/)).not.toBeInTheDocument();
});

test('CAB-18 a wish for news to an address that is not confirmed gets its error at the checkbox', async () => {
  const settings = settingsApp({ email_confirmed: false });
  const message = 'Сначала подтвердите адрес почты';
  settings.app.backEnd.fail(setMessages, { status: 422, message, fields: { news_email: message } });
  await openSettings(settings);
  expect(screen.getByText('Сначала подтвердите адрес почты.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен получать новости и акции по почте' }));
  await press('Сохранить выбор');
  expect(await screen.findByText(message)).toBeVisible();
});

test('CAB-18 another device is signed out; its line is gone at once', async () => {
  const settings = settingsApp();
  settings.app.backEnd.answer(endDevice, ({ key }) => annasDevices.filter((device) => device.key !== key));
  await openSettings(settings);
  const list = region('Где вы вошли');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chrome, Windows это устройствоЕкатеринбург · 23\u00a0ноября, 10:31',
    'Safari, iOS Екатеринбург · 22\u00a0ноября, 09:00Выйти',
    'Неизвестное устройство 1\u00a0ноября, 08:00Выйти',
  ]);
  await press('Выйти: Safari, iOS, 22\u00a0ноября, 09:00');
  await waitFor(() => expect(list.queryByText(/Safari/)).not.toBeInTheDocument());
  expect(list.getByRole('list')).toHaveFocus();
  expect(settings.sent(endDevice)).toEqual([{ key: 'her-phone-bbbbbbbbbbbb' }]);
});

test('CAB-18 «Выйти везде» leaves this device; a failure brings the others back and says so', async () => {
  const settings = settingsApp();
  settings.app.backEnd.fail(endOtherDevices);
  await openSettings(settings);
  const list = region('Где вы вошли');
  await press('Выйти везде, кроме этого устройства');
  await waitFor(() => expect(settings.told).toEqual(['Не удалось выйти на другом устройстве. Попробуйте ещё раз.']));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  settings.app.backEnd.answer(endOtherDevices, annasDevices.slice(0, 1));
  settings.app.backEnd.answer(getDevices, annasDevices.slice(0, 1));
  await press('Выйти везде, кроме этого устройства');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Выйти везде/ })).not.toBeInTheDocument();
});

test('CAB-18 devices that do not load can be read again; the rest of the page works', async () => {
  const settings = settingsApp();
  settings.app.backEnd.fail(getDevices);
  await openSettings(settings);
  expect(await screen.findByText('Список устройств не загрузился')).toBeVisible();
  settings.app.backEnd.answer(getDevices, annasDevices);
  await press('Повторить');
  expect(await screen.findByText('Safari, iOS')).toBeVisible();
});

test('CAB-18 the customer’s data are a file', async () => {
  const settings = settingsApp();
  settings.app.backEnd.answer(getOwnData, { person: { email: 'anna@example.ru' } });
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openSettings(settings);
  await press('Скачать файл');
  expect(await screen.findByText('Файл сохранён в загрузках.')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(files[0]?.type).toBe('application/json');
  saved.mockRestore();
});

test('CAB-18 a few files an hour: then the page says when to try again', async () => {
  const settings = settingsApp();
  const message = 'Слишком много попыток. Попробуйте через 40 мин.';
  settings.app.backEnd.fail(getOwnData, { status: 429, message });
  await openSettings(settings);
  await press('Скачать файл');
  expect(await screen.findByText(message)).toBeVisible();
});

test('CAB-18 the question names what is lost; the password asks for the deletion, which can be taken back', async () => {
  const settings = settingsApp({ orders_in_work: 1 });
  await openSettings(settings);
  await press('Удалить аккаунт');
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '121 бонус',
    '2 автозаказа',
    'Адреса, питомцы, избранное и подписки',
    'История заказов в личном кабинете',
  ]);
  expect(dialog.getByText(/У вас 1 заказ в работе/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Ваш пароль'), 'Sekret-12');
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить аккаунт' }));
  expect(await screen.findByRole('heading', { name: 'Аккаунт удалим 23\u00a0декабря' })).toBeVisible();
  expect(settings.sent(askForDeletion)).toEqual([{ password: 'Sekret-12' }]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Аккаунт удалим 23 декабря/));
  expect(screen.queryByRole('region', { name: 'Удаление аккаунта' })).not.toBeInTheDocument();
  await press('Оставить аккаунт');
  await waitFor(() => expect(settings.told).toEqual(['Аккаунт остаётся: всё на месте']));
  expect(screen.getByRole('region', { name: 'Удаление аккаунта' })).toBeVisible();
});

test('CAB-18 without a password the deletion needs a code, and the last digit does not delete', async () => {
  const settings = settingsApp({ has_password: false });
  settings.app.backEnd.answer(sendDeletionCode, codeSent());
  await openSettings(settings);
  await press('Удалить аккаунт');
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Получить код по СМС' }));
  await enterCode();
  expect(settings.sent(askForDeletion)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить аккаунт' }));
  expect(await screen.findByRole('heading', { name: 'Аккаунт удалим 23\u00a0декабря' })).toBeVisible();
  expect(settings.sent(askForDeletion)).toEqual([{ code: '123456' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-18 a wrong password stays in the dialog with its error', async () => {
  const settings = settingsApp();
  settings.app.backEnd.fail(askForDeletion, { status: 422, message: 'нет', fields: { password: 'Неверный пароль' } });
  await openSettings(settings);
  await press('Удалить аккаунт');
  await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'not it{Enter}');
  expect(await screen.findByText('Неверный пароль')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('CAB-18 a sign-in reminds of the deletion', async () => {
  const { app, told } = settingsApp();
  app.backEnd.answer(signInByPassword, { ...fixtures.customer(), deletes_on: '23.12.2026' });
  await signIn(app, { login: 'anna', password: 'Sekret-12' });
  await waitFor(() =>
    expect(told).toEqual(['Аккаунт удалим 23\u00a0декабря. Оставить его можно в разделе «Профиль и настройки».']),
  );
});

test('a sign-in as somebody else, and a sign-out, forget what was typed', async () => {
  const { app } = settingsApp();
  app.backEnd.answer(signInByPassword, fixtures.customer({ user_id: 8 }));
  app.backEnd.answer(logout, fixtures.anonymous());
  const typed = { email: 'anna.new@' };
  storeDraft('mf-cabinet/email', 8, typed);
  await signIn(app, { login: 'boris', password: 'Sekret-12' });
  expect(readDraft('mf-cabinet/email', 8, emailValues)).toEqual(typed);
  storeDraft('mf-cabinet/email', 7, typed);
  await signIn(app, { login: 'boris', password: 'Sekret-12' });
  expect(sessionStorage).toHaveLength(0);
  storeDraft('mf-cabinet/email', 8, typed);
  await signOut(app);
  expect(sessionStorage).toHaveLength(0);
});
