import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  registerCustomer,
  smsRegisterRequest,
  telegramRegisterRequest,
} from '@zapovednik/api/cabinet/calls/registration';
import { registrationHash } from '@zapovednik/api/cabinet/calls/registration-hash';
import { smsAuth } from '@zapovednik/api/cabinet/calls/sign-in';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { codeField, codeSent, enterCode, requestCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

function appThatRegisters(): TestApp {
  const app = createTestApp();
  app.backEnd.answer(isAuth, fixtures.anonymous({ session_id: 'session-1' }));
  app.backEnd.answer(smsRegisterRequest, codeSent());
  app.backEnd.answer(telegramRegisterRequest, codeSent());
  app.backEnd.answer(registerCustomer, fixtures.customer());
  return app;
}

const open = (app = appThatRegisters(), path = '/auth/signup/') => renderArea(area, path, { app });

async function fill(button?: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: /^Электронная почта/ }), 'anna@example.ru');
  await userEvent.type(screen.getByLabelText(/^Пароль/), 'Sekret-12');
  await requestCode(button);
}

test('SES-11 SES-12 the request for a code names its origin and proves its session', async () => {
  const { app } = await open();
  await fill();
  await codeField();
  expect(app.backEnd.asked.at(-1)).toEqual({
    id: smsRegisterRequest.id,
    input: { phone: '79120000000', init: 'website', hash: await registrationHash('session-1') },
  });
});

test('SES-11 SES-07 the code registers with the entered details, keeps the basket, and opens the welcome page', async () => {
  const app = appThatRegisters();
  const listener = jest.fn();
  app.bus.on(sessionChanged, listener);
  const { router } = await open(app);
  await fill('Получить код в Telegram');
  await enterCode('123456', 'Код из Telegram');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/success-auth/'));
  expect(app.backEnd.asked.at(-1)).toEqual({
    id: registerCustomer.id,
    input: {
      phone: '79120000000',
      code: '123456',
      first_name: 'Анна',
      last_name: '',
      email: 'anna@example.ru',
      password: 'Sekret-12',
      form_registration: 'signup',
    },
  });
  expect(registerCustomer.query.parse({})).toEqual({ merge_basket: 'true' });
  expect(listener).toHaveBeenCalledWith({ authorized: true });
  expect(sessionStorage).toHaveLength(0);
});

test('SES-11 ROU-09 it returns to the page that the visitor wanted; going back does not lead to the form', async () => {
  const { router } = await open(appThatRegisters(), '/auth/?back=%2Ffavorite%2F');
  await act(() => router.navigate('/auth/signup/?back=%2Ffavorite%2F'));
  await fill();
  await enterCode();
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).not.toBe('/auth/signup/');
});

test('VAL-26 without a name and with an incomplete e-mail nothing is sent, and each field shows its error', async () => {
  const { app } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Электронная почта/ }), 'anna@');
  await requestCode();
  expect(await screen.findAllByText('Укажите имя')).not.toHaveLength(0);
  expect(screen.getAllByText('Проверьте адрес почты')).not.toHaveLength(0);
  expect(app.backEnd.asked).toEqual([]);
});

test('SES-11 an already registered phone signs in with the same code', async () => {
  const app = appThatRegisters();
  const message = 'Этот номер уже зарегистрирован. Войдите по коду.';
  app.backEnd.fail(registerCustomer, { status: 409, code: 'phone_taken', message, fields: { phone: message } });
  app.backEnd.answer(smsAuth, fixtures.customer());
  const { router } = await open(app);
  await fill();
  await enterCode();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Вы уже с нами' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/success-auth/'));
  expect(app.backEnd.asked.at(-1)).toEqual({ id: smsAuth.id, input: { phone: '79120000000', code: '123456' } });
});

test('SES-19 after a reload the code is still pending and the name is kept; the password is stored nowhere', async () => {
  const { unmount } = await open();
  await fill();
  await codeField();
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sekret-12');
  const { app } = await open();
  await codeField();
  expect(screen.getByText(/пароль не сохранился/)).toBeVisible();
  await enterCode();
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.id).toBe(registerCustomer.id));
  expect(app.backEnd.asked.at(-1)?.input).toMatchObject({ first_name: 'Анна', email: 'anna@example.ru' });
});

test('the entered details are kept when the phone is changed', async () => {
  await open();
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
  expect(screen.getByLabelText(/^Пароль/)).toHaveValue('Sekret-12');
});

test('the entered details are also kept when the phone is changed after a reload', async () => {
  const { unmount } = await open();
  await fill();
  await codeField();
  unmount();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
});

test('the registration of a guest knows the name and the phone of the order; they are not in the address', async () => {
  const app = appThatRegisters();
  const { router } = await open(app, '/auth/');
  await act(() =>
    router.navigate('/auth/signup/', { state: { signUp: { name: 'Анна Мария Лесная', phone: '79220000001' } } }),
  );
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  expect(screen.getByRole('textbox', { name: /^Фамилия/ })).toHaveValue('Мария Лесная');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 922 000-00-01');
  await act(() => router.navigate('/auth/signup/', { state: { signUp: 'no contact' } }));
});
