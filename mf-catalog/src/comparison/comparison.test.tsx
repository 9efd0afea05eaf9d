import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

beforeEach(() => {
  mockViewport('desktop');
  localStorage.clear();
});

const names = ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый'];
const products = names.map((name, index) => fixtures.listItem({ id: index + 1, code: `p${index + 1}`, name }));
const button = (name: string) => screen.findByRole('button', { name: `Сравнить: ${name}` });
const kept = () => JSON.parse(localStorage.getItem('compared') ?? 'null');

async function open(path = '/catalog/demo/') {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products }));
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  await renderArea(area, path, { app });
  // The first movement brings the parts.
  await userEvent.keyboard('{Shift}');
  await waitFor(() => expect(app.overlays.shown.get().has('compareBar')).toBe(true), { timeout: 3000 });
  return { app, notify };
}

test('«Сравнить» on a card adds the product and removes it; the browser keeps the list', async () => {
  await open();
  const first = await button('Первый');
  await userEvent.click(first);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await button('Второй'));
  await waitFor(() =>
    expect(kept()).toEqual([
      { id: 1, code: 'p1' },
      { id: 2, code: 'p2' },
    ]),
  );
  await userEvent.click(first);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'));
  expect(kept()).toEqual([{ id: 2, code: 'p2' }]);
});

test('a fifth product is refused with a message', async () => {
  const { notify } = await open();
  for (const name of names) await userEvent.click(await button(name));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(notify).toHaveBeenCalledWith({
    kind: 'info',
    text: 'Сравнить можно до четырёх товаров. Уберите один из сравнения, чтобы добавить этот.',
  });
  expect(kept()).toHaveLength(4);
  expect(await button('Пятый')).toHaveAttribute('aria-pressed', 'false');
});

test('the list survives a reload, and other tabs follow', async () => {
  localStorage.setItem('compared', JSON.stringify([{ id: 2, code: 'p2' }]));
  await open();
  await waitFor(async () => expect(await button('Второй')).toHaveAttribute('aria-pressed', 'true'));
  localStorage.setItem('compared', JSON.stringify([{ id: 3, code: 'p3' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compared' })));
  await waitFor(async () => expect(await button('Третий')).toHaveAttribute('aria-pressed', 'true'));
  expect(await button('Второй')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  'no JSON',
  '[{"id":"1"}]',
  JSON.stringify(Array.from({ length: 5 }, (_, id) => ({ id: id + 1, code: 'x' }))),
])('a stored list that is not one counts as empty: %s', async (stored) => {
  localStorage.setItem('compared', stored);
  await open();
  for (const name of names) expect(await button(name)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await button('Первый'));
  await waitFor(() => expect(kept()).toEqual([{ id: 1, code: 'p1' }]));
});

test('where the browser stores nothing, the list lives as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  await open();
  for (const name of ['Первый', 'Второй']) {
    await userEvent.click(await button(name));
    await waitFor(async () => expect(await button(name)).toHaveAttribute('aria-pressed', 'true'));
  }
  expect(await button('Первый')).toHaveAttribute('aria-pressed', 'true');
});
