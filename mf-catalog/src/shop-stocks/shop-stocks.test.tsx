import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStocks } from '@zapovednik/api/catalog/calls/stock';
import { deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { choosePickupPoint } from '@zapovednik/areas/checkout/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { ShopStocksButton } from './shop-stocks-button';

const { shopStock } = fixtures;
const big = shopStock({ ID: 301, NAME: 'На Малышева', QUANTITY: 14, STOCK: 'Много' });
const small = shopStock({ ID: 302, NAME: 'На Ленина', COORDS: '56.899,60.65', QUANTITY: 2, PERIOD: 'завтра' });
const sellsOnly = shopStock({ ID: 303, NAME: 'Киоск', QUANTITY: 1, PICKUP_POINT: 'N' });

async function open(stocks = [big, small, sellsOnly]) {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(getStocks, stocks);
  const choose = jest.fn(async () => ({ saved: true }));
  app.command(choosePickupPoint, choose);
  renderWithApp(<ShopStocksButton productId={7} name="Корм, 3 кг" />, { app });
  await userEvent.click(screen.getByRole('button', { name: 'Наличие в магазинах' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Наличие в магазинах' }));
  return { app, choose, dialog };
}

test('API-13 PRD-25 the shops of the city with their stock in words or pieces, address and hours', async () => {
  const { app, dialog } = await open();
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'На Малышева',
    'На Ленина',
    'Киоск',
  ]);
  expect(rows[0]).toHaveTextContent(/улица Малышева, 1ежедневно с 9:00 до 21:00В наличии: много/);
  expect(rows[1]).toHaveTextContent(/Осталось 2\sшт/);
  expect(app.backEnd.asked.map(({ input }) => input)).toEqual([{ productId: 7 }]);
});

test('API-13 «Забрать сегодня» makes a shop the pickup point; one that only sells cannot be chosen', async () => {
  const { choose, dialog } = await open();
  expect(await dialog.findByRole('button', { name: 'Забрать здесь: На Ленина' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Киоск/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Забрать сегодня: На Малышева' }));
  expect(choose).toHaveBeenCalledWith({ pointId: 301 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a choice that is not saved leaves the list open', async () => {
  const { choose, dialog } = await open();
  choose.mockResolvedValue({ saved: false });
  await userEvent.click(await dialog.findByRole('button', { name: 'Забрать сегодня: На Малышева' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});

test('the shop that is chosen already says so', async () => {
  const { app, dialog } = await open();
  await dialog.findAllByRole('listitem');
  act(() => app.write(deliveryAtom, { ...noDelivery, state: 'pickup', pointId: 301 }));
  expect(await dialog.findByText('Заберёте здесь')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /На Малышева/ })).not.toBeInTheDocument();
});

test('the nearest shops come first once the person has shared where they are; only a press asks', async () => {
  const getCurrentPosition = jest.fn((done: (found: object) => void) =>
    done({ coords: { latitude: 56.9, longitude: 60.65 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { dialog } = await open();
  const near = await dialog.findByRole('button', { name: 'Ближайшие' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(near);
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/На Ленина.*0,1\sкм/);
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('no shop has it, or the list does not load: the text says what to do', async () => {
  const { app, dialog } = await open([]);
  expect(await dialog.findByText(/^Сейчас в магазинах этого товара нет/)).toBeVisible();
  app.backEnd.fail(getStocks);
  await act(() => app.query.resetQueries({ queryKey: ['mf-catalog', 'stocks'] }));
  expect(await dialog.findByText('Наличие в магазинах не загрузилось')).toBeVisible();
  app.backEnd.answer(getStocks, [big]);
  await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('listitem')).toHaveTextContent('На Малышева');
});
