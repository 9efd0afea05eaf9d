import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgotPassword, restorePassword, smsChangePassword, smsForgot } from '@zapovednik/api/cabinet/calls/recovery';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { codeField, codeSent, enterCode, requestCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

const token = 'a-token-of-a-letter-12345';

function appThatRecovers(): TestApp {
  const app = createTestApp();
  app.command(showNotification, async () => ({}));
  app.backEnd.answer(forgotPassword, { sent: true });
  app.backEnd.answer(smsForgot, codeSent());
  app.backEnd.answer(restorePassword, fixtures.customer());
  app.backEnd.answer(smsChangePassword, fixtures.customer());
  return app;
}

const open = (hash = '', app = appThatRecovers()) => renderArea(area, `/auth/password-recovery/${hash}`, { app });

const newPassword = () => screen.findByLabelText('Новый пароль');

test('SES-13 an e-mail is requested, and then another one', async () => {
  const { app } = await open();
  expect(await screen.findByRole('tab', { name: 'По почте', selected: true })).toBeVisible();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Электронная почта' }), 'anna@example.ru');
  await userEvent.click(screen.getByRole('button', { name: 'Получить письмо' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Проверьте почту' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Отправить письмо ещё раз' }));
  await waitFor(() => expect(app.backEnd.asked).toHaveLength(2));
  expect(app.backEnd.asked[1]).toEqual({ id: forgotPassword.id, input: { email: 'anna@example.ru' } });
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой адрес' }));
  expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveFocus();
});

test('SES-13 an e-mail that could not be sent shows an error, and the address is kept', async () => {
  const app = createTestApp();
  const message = 'Не удалось отправить письмо. Попробуйте ещё раз.';
  app.backEnd.fail(forgotPassword, { status: 503, message });
  await open('', app);
  const field = await screen.findByRole('textbox', { name: 'Электронная почта' });
  await userEvent.type(field, 'anna@example.ru');
  await userEvent.click(screen.getByRole('button', { name: 'Получить письмо' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('anna@example.ru');
});

test('SES-13 the link of the e-mail sets a new password and signs in; it is removed from the URL', async () => {
  const { app, router } = await open(`#token=${token}`);
  await userEvent.type(await newPassword(), 'Sekret-12');
  expect(router.state.location.hash).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  expect(app.backEnd.asked).toEqual([{ id: restorePassword.id, input: { token, password: 'Sekret-12' } }]);
});

test('SES-13 an expired link shows an error, and another e-mail can be requested', async () => {
  const app = appThatRecovers();
  const message = 'Ссылка больше не действует. Запросите новую.';
  app.backEnd.fail(restorePassword, { status: 422, message, fields: { token: message } });
  await open(`#token=${token}`, app);
  await userEvent.type(await newPassword(), 'Sekret-12{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Запросить новую ссылку' }));
  expect(await screen.findByRole('textbox', { name: 'Электронная почта' })).toHaveFocus();
});

test('an incomplete link shows an error', async () => {
  await open('#token=cut');
  expect(await screen.findByRole('heading', { name: 'Ссылка не открылась' })).toBeVisible();
});

test('SES-13 SES-19 the code from the SMS and a new password sign in; the code alone is not sent', async () => {
  const { app, router } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await requestCode();
  await enterCode();
  await waitFor(async () => expect(await newPassword()).toHaveFocus());
  expect(await newPassword()).toBeValid();
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([smsForgot.id]);
  await userEvent.keyboard('Sekret-12{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  expect(app.backEnd.asked.at(-1)).toEqual({
    id: smsChangePassword.id,
    input: { phone: '79120000000', code: '123456', password: 'Sekret-12' },
  });
});

test('SES-13 an unknown phone is reported only after the right code, with a link to registration', async () => {
  const app = appThatRecovers();
  const message = 'Этот номер ещё не зарегистрирован';
  app.backEnd.fail(smsChangePassword, { status: 422, code: 'not_registered', message, fields: { phone: message } });
  await open('?back=%2Ffavorite%2F', app);
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await requestCode();
  await enterCode();
  await userEvent.type(await newPassword(), 'Sekret-12{Enter}');
  expect(await screen.findByRole('heading', { name: 'Этот номер у нас впервые' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
    'href',
    '/auth/signup/?back=%2Ffavorite%2F',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveFocus();
});

test('VAL-26 a short password is not sent; a wrong code keeps the password', async () => {
  const app = appThatRecovers();
  const message = 'Неверный код. Осталось попыток: 4.';
  app.backEnd.fail(smsChangePassword, { status: 422, message, fields: { code: message } });
  await open('', app);
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await requestCode();
  await enterCode();
  await userEvent.type(await newPassword(), 'short{Enter}');
  expect(await screen.findByText('Пароль — не короче 8 знаков')).toBeVisible();
  await userEvent.type(await newPassword(), '-and-longer{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await codeField()).toBeInvalid();
  expect(await newPassword()).toHaveValue('short-and-longer');
});

test('SES-19 after a reload the code is still pending, and another phone can be entered', async () => {
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await requestCode();
  await codeField();
  unmount();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveFocus();
});
