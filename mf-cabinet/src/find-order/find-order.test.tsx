import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askOrderCode, findOrder } from '@zapovednik/api/cabinet/calls/find-order';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../area';
import { inputsOf } from '../testing/orders';
import { codeField, codeSent, enterCode, requestCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

async function open() {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(askOrderCode, codeSent());
  app.backEnd.answer(findOrder, { TOKEN: '255t-abc' });
  const { router } = await renderArea(area, '/order/', { app });
  return { app, router };
}
const number = () => screen.findByRole('textbox', { name: 'Номер заказа' });

test('ORD-70 a guest finds an order by its number and a code to its phone', async () => {
  const { app, router } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Найти заказ' })).toBeVisible();
  await userEvent.type(await number(), '№ 100001');
  await requestCode();
  expect(await screen.findByText(/^Если заказ № 100001 оформлен на/)).toHaveTextContent('+7 912 000-00-00');
  await enterCode();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/255t-abc/'));
  expect(inputsOf(app, askOrderCode)).toEqual([{ number: '100001', phone: '79120000000' }]);
  expect(inputsOf(app, findOrder)).toEqual([{ number: '100001', phone: '79120000000', code: '123456' }]);
});

test('ORD-70 a wrong code stays at its field; number and phone can be corrected and are not lost', async () => {
  const { app } = await open();
  await userEvent.type(await number(), '100001');
  await requestCode();
  app.backEnd.fail(findOrder, {
    status: 422,
    message: 'Неверный код. Осталось попыток: 4.',
    fields: { code: 'Неверный код. Осталось попыток: 4.' },
  });
  await enterCode();
  expect(await screen.findByText('Неверный код. Осталось попыток: 4.')).toBeVisible();
  expect(await codeField()).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Изменить номер' }));
  expect(await number()).toHaveValue('100001');
  expect(screen.getByRole('textbox', { name: /^Телефон/ })).toHaveValue('+7 912 000-00-00');
});

test('ORD-70 the code stays pending over a reload, for the same order', async () => {
  const first = await open();
  await userEvent.type(await number(), '100001');
  await requestCode();
  await codeField();
  first.router.dispose();
  document.body.replaceChildren();
  const { app } = await open();
  await enterCode();
  await waitFor(() => expect(inputsOf(app, findOrder)).toMatchObject([{ number: '100001' }]));
});

test('ORD-70 what is no number of an order says so, and nothing is sent; too many requests too', async () => {
  const { app } = await open();
  await userEvent.type(await number(), 'мой заказ');
  await requestCode();
  expect(await screen.findByText('Укажите номер заказа, например 100001')).toBeVisible();
  expect(inputsOf(app, askOrderCode)).toEqual([]);
  app.backEnd.fail(askOrderCode, { status: 429, message: 'Слишком много попыток. Попробуйте через 60 мин.' });
  await userEvent.clear(await number());
  await userEvent.type(await number(), '100001{Enter}');
  expect(await screen.findByText('Слишком много попыток. Попробуйте через 60 мин.')).toBeVisible();
});

test('ORD-70 the sign-in page leads a guest there', async () => {
  await renderArea(area, '/auth/');
  expect(await screen.findByRole('link', { name: 'Найти заказ без входа' })).toHaveAttribute('href', '/order/');
});
