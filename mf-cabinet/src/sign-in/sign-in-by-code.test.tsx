import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerCustomer } from '@zapovednik/api/cabinet/calls/registration';
import { smsAuth, smsRequest, telegramAuth, telegramRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { createTestApp, fakeClock, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { codeField, codeSent, enterCode, requestCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

function appThatSends(): TestApp {
  const app = createTestApp();
  app.backEnd.answer(smsRequest, codeSent());
  app.backEnd.answer(telegramRequest, codeSent());
  app.backEnd.answer(smsAuth, fixtures.customer());
  return app;
}

const open = (app = appThatSends()) => renderArea(area, '/auth/?back=%2Ffavorite%2F', { app });

test('SES-08 SES-07 the code from the SMS signs in, and the basket is kept', async () => {
  const { app, router } = await open();
  await requestCode();
  await waitFor(async () => expect(await codeField()).toHaveFocus());
  expect(screen.getByText('+7 912 000-00-00')).toBeVisible();
  await enterCode();
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  expect(app.backEnd.asked).toEqual([
    { id: smsRequest.id, input: { phone: '79120000000' } },
    { id: smsAuth.id, input: { phone: '79120000000', code: '123456' } },
  ]);
  expect(smsAuth.query.parse({})).toEqual({ merge_basket: 'true' });
  expect(sessionStorage).toHaveLength(0);
});

test('SES-09 a code from Telegram signs in as well', async () => {
  const { app, router } = await open();
  app.backEnd.answer(telegramAuth, fixtures.customer());
  await requestCode('Получить код в Telegram');
  await enterCode('123456', 'Код из Telegram');
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([telegramRequest.id, telegramAuth.id]);
});

test('SES-19 a code can be pasted as the message formats it, and submits itself', async () => {
  const { app, router } = await open();
  await requestCode();
  await userEvent.click(await codeField());
  await userEvent.paste('12-34 56 — код для входа');
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  expect(app.backEnd.asked.at(-1)?.input).toEqual({ phone: '79120000000', code: '123456' });
});

test('SES-19 a wrong code shows an error at its field, and the next code replaces it', async () => {
  const app = appThatSends();
  const message = 'Неверный код. Осталось попыток: 4.';
  app.backEnd.fail(smsAuth, { status: 422, code: 'wrong_code', message, fields: { code: message } });
  const { router } = await open(app);
  await requestCode();
  await enterCode('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await codeField()).toBeInvalid();
  app.backEnd.answer(smsAuth, fixtures.customer());
  await userEvent.keyboard('123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
});

test('SES-19 another code can be requested after the countdown, by another channel at once', async () => {
  const { pass, user } = fakeClock();
  const { app } = await open();
  await requestCode('Получить код по СМС', '9120000000', user);
  expect(await screen.findByText('1:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Код отправлен по СМС$/);
  await pass(15_000);
  expect(screen.getByText('0:45')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Код отправлен по СМС$/);
  await pass(45_000);
  expect(screen.getByRole('status')).toHaveTextContent('Можно запросить новый код');
  await user.click(screen.getByRole('button', { name: 'Отправить код ещё раз' }));
  expect(await screen.findByText('1:00')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Новый код отправлен по СМС');
  await user.click(screen.getByRole('button', { name: 'Получить код в Telegram' }));
  expect(await codeField('Код из Telegram')).toHaveFocus();
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([smsRequest.id, smsRequest.id, telegramRequest.id]);
});

test('SES-19 an expired code is reported before it is entered', async () => {
  const { pass, user } = fakeClock();
  await open();
  await requestCode('Получить код по СМС', '9120000000', user);
  await codeField();
  await pass(300_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Код больше не действует. Запросите новый.');
});

test('SES-19 after a reload the code is still pending; the stored data holds nothing secret', async () => {
  const { unmount } = await open();
  await requestCode();
  await codeField();
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
  const { app, router } = await open();
  await enterCode();
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  expect(app.backEnd.asked).toEqual([{ id: smsAuth.id, input: { phone: '79120000000', code: '123456' } }]);
});

test('stored data is used only in the format in which it was written', async () => {
  sessionStorage.setItem('zapovednik:code:signIn', JSON.stringify({ phone: '<b>', channel: 'pigeon' }));
  await open();
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toBeVisible();
});

test('another phone can be entered, starting from the previous one', async () => {
  await open();
  await requestCode();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [429, 'Слишком много попыток. Попробуйте через 12 мин.'],
  [503, 'Не удалось отправить СМС. Попробуйте ещё раз.'],
])('SES-19 a code that could not be sent shows the error, and the phone is kept: %d', async (status, message) => {
  const app = createTestApp();
  app.backEnd.fail(smsRequest, { status, message });
  await open(app);
  await requestCode();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00');
});

test('VAL-04 ERR-30 an invalid phone is not sent', async () => {
  await open();
  await requestCode('Получить код по СМС', '912');
  expect(await screen.findByText('Не удалось отформатировать телефон 912')).toBeVisible();
});

test('SES-08 SES-11 an unknown phone continues to registration with the same code', async () => {
  const app = appThatSends();
  app.backEnd.fail(smsAuth, {
    status: 422,
    code: 'not_registered',
    message: 'Этот номер ещё не зарегистрирован',
    fields: { phone: 'Этот номер ещё не зарегистрирован' },
  });
  app.backEnd.answer(registerCustomer, fixtures.customer());
  const { router } = await open(app);
  await requestCode();
  await enterCode();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Этот номер у нас впервые' })).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  expect(app.backEnd.asked.at(-1)).toMatchObject({
    id: registerCustomer.id,
    input: { phone: '79120000000', code: '123456', first_name: 'Анна', form_registration: 'signup' },
  });
});
