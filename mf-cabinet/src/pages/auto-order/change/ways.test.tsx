import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeAutoOrderPayment,
  changeAutoOrderPlace,
  changeAutoOrderRecipient,
  getAutoOrderWays,
} from '@zapovednik/api/cabinet/calls/auto-order-ways';
import type { OwnAutoOrderAnswer } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { autoOrderWays, ownAutoOrder } from '../../../testing/auto-order';
import { dialog, openAutoOrder, press } from '../../../testing/auto-order-page';
import { inputsOf } from '../../../testing/orders';

afterEach(() => sessionStorage.clear());

const ofOrder = { place: null, paymentId: null, recipient: null };

async function open(changes: Partial<OwnAutoOrderAnswer> = {}) {
  const { app } = await openAutoOrder(changes);
  app.backEnd.answer(getAutoOrderWays, autoOrderWays());
  return app;
}

test('CAB-23 the next orders go to a pickup point or a saved address, and back', async () => {
  const app = await open();
  await press('Изменить место');
  const form = await dialog('Изменить место');
  expect(await form.findByRole('radio', { name: /^Как в заказе № 100001/ })).toBeChecked();
  await userEvent.click(form.getByRole('radio', { name: 'В пункт самовывоза' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Пункт' }), '2');
  await userEvent.click(form.getByRole('radio', { name: 'Курьером на мой адрес' }));
  expect(form.getByRole('combobox', { name: 'Адрес' })).toHaveDisplayValue('Екатеринбург, улица Мира, д. 3');
  const moved = {
    deliveryPlace: 'Екатеринбург, улица Мира, д. 3',
    changed: { ...ofOrder, place: { kind: 'address' as const, id: 4 } },
  };
  app.backEnd.answer(changeAutoOrderPlace, ownAutoOrder(moved));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Заказы приедут по новому адресу: Екатеринбург, улица Мира, д. 3.')).toBeVisible();
  expect(inputsOf(app, changeAutoOrderPlace)).toEqual([{ id: 100_001, place: { kind: 'address', id: 4 } }]);
  app.backEnd.answer(changeAutoOrderPlace, ownAutoOrder());
  await press('Вернуть как было');
  expect(await screen.findByText('Вернули как было.')).toBeVisible();
  expect(inputsOf(app, changeAutoOrderPlace).at(-1)).toEqual({ id: 100_001, place: null });
});

test('CAB-23 a point that was chosen before is chosen in the form; without saved addresses that way is closed', async () => {
  const app = await open({ changed: { ...ofOrder, place: { kind: 'point', id: 2 } } });
  app.backEnd.answer(getAutoOrderWays, autoOrderWays({ addresses: [] }));
  await press('Изменить место');
  const form = await dialog('Изменить место');
  expect(await form.findByRole('combobox', { name: 'Пункт' })).toHaveDisplayValue(
    /^Пункт на Мира, ул\. Мира, 8, 50\s₽$/,
  );
  expect(form.getByRole('radio', { name: 'Курьером на мой адрес' })).toBeDisabled();
  expect(form.getByRole('link', { name: '«Мои адреса»' })).toHaveAttribute('href', '/cabinet/delivery-profiles/');
});

test('CAB-23 another way to pay on receipt; where none fits, the form says what to do', async () => {
  const app = await open();
  await press('Изменить оплату');
  const form = await dialog('Изменить оплату');
  expect(await form.findByRole('radio', { name: 'Наличными при получении' })).toBeChecked();
  await userEvent.click(form.getByRole('radio', { name: 'Картой при получении' }));
  const changed = { place: null, paymentId: 4, recipient: null };
  app.backEnd.answer(changeAutoOrderPayment, ownAutoOrder({ paymentName: 'Картой при получении', changed }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Способ оплаты изменён: картой при получении.')).toBeVisible();
  app.backEnd.answer(changeAutoOrderPayment, ownAutoOrder());
  await press('Вернуть как было');
  expect(await screen.findByText('Вернули как было.')).toBeVisible();
  expect(inputsOf(app, changeAutoOrderPayment).at(-1)).toMatchObject({ paymentId: null });
  app.backEnd.answer(getAutoOrderWays, autoOrderWays({ payments: [], paymentId: null }));
  await press('Изменить оплату');
  expect(await screen.findByText(/^Для этого места способов оплаты нет/)).toBeVisible();
});

test('CAB-23 somebody else receives the orders, with the rules of an order; what was typed outlives a failure', async () => {
  const app = await open();
  await press('Изменить получателя');
  const form = await dialog('Изменить получателя');
  const name = form.getByRole('textbox', { name: 'Имя и фамилия' });
  expect(name).toHaveValue('Анна Лесная');
  await userEvent.clear(name);
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Укажите имя')).toBeVisible();
  await userEvent.type(name, 'Мария Лесная');
  app.backEnd.fail(changeAutoOrderRecipient, { status: 503, message: 'Магазин перегружен' });
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Магазин перегружен')).toBeVisible();
  expect(name).toHaveValue('Мария Лесная');
  app.backEnd.answer(changeAutoOrderRecipient, ownAutoOrder({ recipient: 'Мария Лесная' }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Заказы получит Мария Лесная.')).toBeVisible();
  expect(inputsOf(app, changeAutoOrderRecipient).at(-1)).toMatchObject({
    recipient: { fullName: 'Мария Лесная', phone: '79220000001', email: '' },
  });
});

test('CAB-23 ways that cannot be read are tried again', async () => {
  const app = await open();
  app.backEnd.fail(getAutoOrderWays);
  await press('Изменить место');
  const form = await dialog('Изменить место');
  expect(await form.findByText('Варианты не загрузились')).toBeVisible();
  app.backEnd.answer(getAutoOrderWays, autoOrderWays());
  await userEvent.click(form.getByRole('button', { name: 'Повторить' }));
  expect(await form.findByRole('radio', { name: 'В пункт самовывоза' })).toBeEnabled();
});

test('CAB-23 an ended auto-order has nothing to change', async () => {
  await open({ state: 'ended' });
  expect(screen.queryByRole('button', { name: 'Изменить место' })).not.toBeInTheDocument();
});
