import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from '@zapovednik/api/cabinet/calls/account';
import { changePassword, updateUser } from '@zapovednik/api/cabinet/calls/profile';
import { smsChangePassword, smsForgot } from '@zapovednik/api/cabinet/calls/recovery';
import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged, userChanged } from '@zapovednik/areas/shell/events';
import { fixtures } from '@zapovednik/testing';
import { codeSent, enterCode } from '../testing/person';
import { openSettings, settingsApp } from '../testing/settings';

beforeEach(() => sessionStorage.clear());

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string, inside = 'Имя') => userEvent.click(region(inside).getByRole('button', { name }));

test('CAB-18 ROU-76 the name is changed; the header is told, and a notification says so', async () => {
  const settings = settingsApp();
  const changed = jest.fn();
  settings.app.bus.on(userChanged, changed);
  await openSettings(settings);
  const field = screen.getByRole('textbox', { name: 'Отчество' });
  await userEvent.type(field, 'Петровна');
  await press('Сохранить имя');
  await waitFor(() => expect(settings.told).toEqual(['Имя сохранено']));
  expect(settings.sent(updateUser)).toEqual([{ first_name: 'Анна', second_name: 'Петровна', last_name: 'Лесная' }]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-18 a name is required, and the server’s errors are at their fields', async () => {
  const settings = settingsApp();
  await openSettings(settings);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Имя' }));
  await press('Сохранить имя');
  expect(await screen.findByText('Укажите имя')).toBeVisible();
  expect(settings.sent(updateUser)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  settings.app.backEnd.fail(updateUser, { status: 422, message: 'нет', fields: { last_name: 'Слишком длинное имя' } });
  await press('Сохранить имя');
  expect(await screen.findByText('Слишком длинное имя')).toBeVisible();
});

test('CAB-18 API-90 the phone is changed by a code that goes to the new number, and the password', async () => {
  const settings = settingsApp();
  settings.app.backEnd.answer(smsRequest, codeSent());
  await openSettings(settings);
  expect(screen.getByText('+7 912 000-00-00')).toBeVisible();
  await press('Сменить телефон', 'Телефон');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новый телефон' }), '9220000009');
  await press('Получить код по СМС', 'Телефон');
  await enterCode();
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'lesnaya-polyana{Enter}');
  await waitFor(() => expect(settings.told).toEqual(['Телефон изменён']));
  expect(region('Телефон').getByRole('button', { name: 'Сменить телефон' })).toHaveFocus();
  expect(settings.sent(updateUser)).toEqual([{ phone: '79220000009', code: '123456', password: 'lesnaya-polyana' }]);
  expect(screen.getByText('+7 922 000-00-09')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-18 API-90 a number of another account is refused, and another number can be entered', async () => {
  const settings = settingsApp();
  settings.app.backEnd.answer(smsRequest, codeSent());
  await openSettings(settings);
  await press('Сменить телефон', 'Телефон');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новый телефон' }), '9220000009');
  await press('Получить код по СМС', 'Телефон');
  const message = 'Этот номер привязан к другому аккаунту';
  settings.app.backEnd.fail(updateUser, { status: 409, code: 'phone_taken', message, fields: { phone: message } });
  await enterCode();
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'lesnaya-polyana{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Изменить номер', 'Телефон');
  expect(screen.getByRole('textbox', { name: 'Новый телефон' })).toHaveFocus();
});

test('CAB-18 API-69 a new e-mail waits for its letter, which can be sent again', async () => {
  const settings = settingsApp();
  await openSettings(settings);
  expect(region('Электронная почта').getByText('подтверждена')).toBeVisible();
  await press('Сменить почту', 'Электронная почта');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новая почта' }), 'anna.new@example.ru');
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'lesnaya-polyana{Enter}');
  expect(await screen.findByText(/ждёт подтверждения/)).toHaveTextContent('anna.new@example.ru');
  expect(region('Электронная почта').getByText('anna@example.ru')).toBeVisible();
  await press('Отправить письмо ещё раз', 'Электронная почта');
  await waitFor(() => expect(settings.told).toEqual(['Отправили письмо со ссылкой', 'Письмо отправлено ещё раз']));
  expect(settings.sent(updateUser)).toEqual([
    { email: 'anna.new@example.ru', password: 'lesnaya-polyana' },
    { email: 'anna.new@example.ru' },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('lesnaya');
});

test('API-69 a letter that could not be sent shows an error, and the address is kept', async () => {
  const settings = settingsApp({ email: '', email_confirmed: false });
  await openSettings(settings);
  await press('Указать почту', 'Электронная почта');
  const message = 'Не удалось отправить письмо. Попробуйте ещё раз.';
  settings.app.backEnd.fail(updateUser, { status: 503, message });
  const field = screen.getByRole('textbox', { name: 'Новая почта' });
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'lesnaya-polyana');
  await userEvent.type(field, 'anna.new@example.ru{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('anna.new@example.ru');
});

test('CAB-18 API-91 the password is changed with the old one; the session is a new one', async () => {
  const settings = settingsApp();
  const { app } = settings;
  const changed = jest.fn();
  app.bus.on(sessionChanged, changed);
  app.backEnd.fail(changePassword, { status: 422, message: 'нет', fields: { old_password: 'Неверный пароль' } });
  await openSettings(settings);
  await press('Сменить пароль', 'Пароль');
  await userEvent.type(screen.getByLabelText('Нынешний пароль'), 'old-one');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'short');
  await press('Сохранить пароль', 'Пароль');
  expect(await screen.findByText('Пароль — не короче 8 знаков')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Новый пароль'), '-and-longer');
  await press('Сохранить пароль', 'Пароль');
  expect(await screen.findByText('Неверный пароль')).toBeVisible();
  app.backEnd.answer(changePassword, fixtures.customer());
  await press('Сохранить пароль', 'Пароль');
  await waitFor(() => expect(settings.told).toEqual(['Пароль изменён']));
  expect(changed).toHaveBeenCalledWith({ authorized: true });
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-18 API-81 a customer without a password sets one by a code to their own phone', async () => {
  const settings = settingsApp({ has_password: false });
  settings.app.backEnd.answer(smsForgot, codeSent());
  settings.app.backEnd.answer(smsChangePassword, fixtures.customer());
  await openSettings(settings);
  await press('Задать пароль', 'Пароль');
  await press('Получить код по СМС', 'Пароль');
  await enterCode();
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'Sekret-12{Enter}');
  await waitFor(() => expect(settings.told).toContain('Пароль сохранён'));
  expect(settings.sent(smsForgot)).toEqual([{ phone: '79120000000' }]);
});

test('what was typed before the session expired is there after the next sign-in', async () => {
  const first = await openSettings(settingsApp());
  await userEvent.type(screen.getByRole('textbox', { name: 'Отчество' }), 'Петровна');
  await press('Сменить почту', 'Электронная почта');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новая почта' }), 'anna.new@');
  first.unmount();
  await openSettings(settingsApp());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Отчество' })).toHaveValue('Петровна'));
  expect(screen.getByRole('textbox', { name: 'Новая почта' })).toHaveValue('anna.new@');
  expect(screen.getAllByText('Вернули то, что вы не успели сохранить.')).toHaveLength(2);
});

test('what one customer typed is never another’s', async () => {
  const first = await openSettings(settingsApp());
  await userEvent.type(screen.getByRole('textbox', { name: 'Отчество' }), 'Петровна');
  first.unmount();
  await openSettings(settingsApp({}, 8));
  expect(screen.getByRole('textbox', { name: 'Отчество' })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('the settings that do not load say so', async () => {
  const settings = settingsApp();
  settings.app.backEnd.fail(getAccount);
  await openSettings(settings);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить настройки.');
  expect(settings.app.atom(sessionAtom).get().status).toBe('authorized');
});

test('too many requests of codes: the form says when to try again, and keeps the number', async () => {
  const settings = settingsApp();
  settings.app.backEnd.fail(smsRequest, { status: 429, message: 'Слишком много попыток. Попробуйте через 60 мин.' });
  await openSettings(settings);
  await press('Сменить телефон', 'Телефон');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новый телефон' }), '9220000009');
  await press('Получить код по СМС', 'Телефон');
  expect(await screen.findByText('Слишком много попыток. Попробуйте через 60 мин.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Новый телефон' })).toHaveValue('+7 922 000-00-09');
});
