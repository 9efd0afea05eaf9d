import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askGuestDataCode, eraseGuestData, getGuestData } from '@zapovednik/api/cabinet/calls/guest-data';
import { createTestApp, renderArea } from '@zapovednik/testing';
import type * as z from 'zod/mini';
import area from '../area';
import { inputsOf } from '../testing/orders';
import { codeSent, enterCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

async function open(answer: Partial<z.input<typeof getGuestData.answer>> = {}) {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(askGuestDataCode, codeSent());
  app.backEnd.answer(getGuestData, { ...stored(), ...answer });
  app.backEnd.answer(eraseGuestData, { kept: [] });
  await renderArea(area, '/personal-data/', { app });
  return app;
}
const stored = () => ({
  data: { orders: [{ id: 100001 }, { id: 100002 }], visits: [{ id: 7 }] },
  has_account: false,
  kept: ['Заказ № 100002 ещё выполняется'],
});

async function prove(contact: string, code = 'Код из СМС'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Телефон или электронная почта' }), contact);
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  await enterCode('123456', code);
}

test('CAB-18 a guest proves the phone by a code, sees what is stored, and takes the file', async () => {
  const app = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ваши данные' })).toBeVisible();
  await prove('8 912 000-00-00');
  expect(await screen.findByRole('heading', { name: 'Мы храним' })).toHaveFocus();
  expect(screen.getByText('Заказы: 2')).toBeVisible();
  expect(screen.getByText('Записи к специалистам: 1')).toBeVisible();
  expect(screen.getByText('Заказ № 100002 ещё выполняется')).toBeVisible();
  expect(inputsOf(app, askGuestDataCode)).toEqual([{ contact: '79120000000' }]);
  expect(inputsOf(app, getGuestData)).toEqual([{ contact: '79120000000', code: '123456' }]);
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Скачать файл' }));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(files[0]?.type).toBe('application/json');
  saved.mockRestore();
});

test('CAB-18 an e-mail gets its code by a letter; an account of the contact is told of', async () => {
  const app = await open({ data: {}, kept: [], has_account: true });
  await prove('Gost@Example.ru', 'Код из письма');
  expect(await screen.findByRole('heading', { name: 'Мы ничего не храним' })).toHaveFocus();
  expect(screen.getByText(/^У этого контакта есть аккаунт/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
  expect(inputsOf(app, askGuestDataCode)).toEqual([{ contact: 'gost@example.ru' }]);
});

test('CAB-18 nothing is deleted before the question is answered; then the page says what is left', async () => {
  const app = await open();
  await prove('9120000000');
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Удалить ваши данные?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Не удалять' }));
  expect(inputsOf(app, eraseGuestData)).toEqual([]);
  app.backEnd.answer(eraseGuestData, { kept: ['Заказ № 100002 ещё выполняется'] });
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('heading', { name: 'Удалили всё, что можно' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Удалили всё, что можно' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Пока не удалили' })).toBeVisible();
  expect(screen.queryByText('Заказы: 2')).toBeNull();
  expect(inputsOf(app, eraseGuestData)).toEqual([{ contact: '79120000000', code: '123456' }]);
});

test('CAB-18 a code that is over by then is said, and what is stored stays on the page', async () => {
  const app = await open();
  await prove('9120000000');
  app.backEnd.fail(eraseGuestData, {
    status: 422,
    message: 'Код больше не действует. Запросите новый.',
    fields: { code: 'Код больше не действует. Запросите новый.' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Код больше не действует. Запросите новый.')).toBeVisible();
  expect(screen.getByText('Заказы: 2')).toBeVisible();
});

test('CAB-18 what is neither a phone nor an e-mail is said at the field, and nothing is sent', async () => {
  const app = await open();
  for (const [wrong, message] of [
    ['', 'Укажите телефон или почту'],
    ['gost@', 'Проверьте адрес почты'],
    ['12', 'Не удалось отформатировать телефон 12'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: 'Телефон или электронная почта' });
    await userEvent.clear(field);
    if (wrong) await userEvent.type(field, wrong);
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
  }
  expect(inputsOf(app, askGuestDataCode)).toEqual([]);
});

test('CAB-18 the page for finding an order leads there', async () => {
  await renderArea(area, '/order/');
  const there = await screen.findByRole('link', { name: 'Узнать или удалить свои данные' });
  expect(there).toHaveAttribute('href', '/personal-data/');
});
