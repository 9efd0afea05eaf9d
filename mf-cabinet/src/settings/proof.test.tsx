import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelChanges, sendProofCode, stopChange } from '@zapovednik/api/cabinet/calls/contact-change';
import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../area';
import { codeSent, enterCode } from '../testing/person';
import { annasAccount, openSettings, settingsApp } from '../testing/settings';

beforeEach(() => sessionStorage.clear());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waiting = [{ contact: 'phone' as const, value: '79220000009', takes_effect: '26.11.2026 18:20', hours_left: 71 }];

/** A new phone was entered, and the code that was sent there. */
async function enterNewPhone(settings: ReturnType<typeof settingsApp>): Promise<void> {
  settings.app.backEnd.answer(smsRequest, codeSent());
  await openSettings(settings);
  await press('Сменить телефон');
  await userEvent.type(screen.getByRole('textbox', { name: 'Новый телефон' }), '9220000009');
  await press('Получить код по СМС');
  await enterCode();
}

test('CAB-18 API-90 without a password a code to the phone of before proves the change', async () => {
  const settings = settingsApp({ has_password: false });
  settings.app.backEnd.answer(sendProofCode, codeSent());
  await enterNewPhone(settings);
  expect(settings.sent(updateUser)).toEqual([]);
  await press('Получить код на прежний номер');
  await enterCode('654321', 'Код на прежний номер');
  await waitFor(() => expect(settings.told).toEqual(['Телефон изменён']));
  expect(settings.sent(updateUser)).toEqual([{ phone: '79220000009', code: '123456', proof_code: '654321' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-18 API-90 with neither the change waits, and the form says how long', async () => {
  const settings = settingsApp({ has_password: false });
  await enterNewPhone(settings);
  await press('Нет доступа к паролю и прежнему номеру');
  expect(screen.getByText(/Сменим через 72 часа/)).toBeVisible();
  // The pressed button is gone.
  expect(document.activeElement).toHaveTextContent(/^Сменим через 72 часа/);
  await press('Сменить телефон');
  await waitFor(() => expect(settings.told).toEqual(['Телефон сменим через 72 часа']));
  expect(settings.sent(updateUser)).toEqual([{ phone: '79220000009', code: '123456', wait: true }]);
});

test('CAB-18 API-90 a wrong password is said at its field, and the code stays', async () => {
  const settings = settingsApp();
  await enterNewPhone(settings);
  const message = 'Неверный пароль';
  settings.app.backEnd.fail(updateUser, {
    status: 422,
    code: 'wrong_password',
    message,
    fields: { password: message },
  });
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'guess{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Код из СМС' })).toHaveValue('123456');
});

test('an account that nobody can be told of has only its password', async () => {
  const settings = settingsApp({ phone: '', email: '', email_confirmed: false });
  await openSettings(settings);
  await press('Указать почту');
  expect(screen.getByLabelText('Ваш пароль')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Подтвердить кодом|Нет доступа/ })).not.toBeInTheDocument();
});

test('CAB-18 API-90 a waiting change is shown with its time, and is taken back', async () => {
  const settings = settingsApp({ waiting_changes: waiting });
  settings.app.backEnd.answer(cancelChanges, annasAccount);
  await openSettings(settings);
  const notice = screen.getByRole('heading', { name: 'Телефон сменится на +7 922 000-00-09' }).closest('section');
  expect(notice).toHaveTextContent('26 ноября, 18:20 по Екатеринбургу, осталось 71 час.');
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Отменить смену' }));
  await waitFor(() => expect(settings.told).toEqual(['Смена отменена. На других устройствах мы вышли']));
  expect(screen.queryByText(/сменится на/)).not.toBeInTheDocument();
});

test('API-90 the link of a message stops the change, and leads to the sign-in', async () => {
  const app = createTestApp();
  app.backEnd.answer(stopChange, { stopped: true });
  const { router } = await renderArea(area, '/auth/success-auth/#stop=1-abcdefghijklmnop', { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Смена остановлена' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(app.backEnd.asked).toEqual([{ id: stopChange.id, input: { token: '1-abcdefghijklmnop' } }]);
  expect(router.state.location.hash).toBe('');
});

test('API-90 a link whose change does not wait any more says so', async () => {
  const app = createTestApp();
  app.backEnd.fail(stopChange, { status: 422, message: 'Эта смена уже не ждёт.' });
  await renderArea(area, '/auth/success-auth/#stop=1-abcdefghijklmnop', { app });
  expect(await screen.findByRole('alert')).toHaveTextContent('Эта смена уже не ждёт.');
});
