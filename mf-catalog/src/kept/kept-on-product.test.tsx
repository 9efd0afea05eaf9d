import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { addFavourite } from '@zapovednik/api/catalog/calls/favourites';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { ApiError } from '@zapovednik/platform/client';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

beforeEach(() => mockViewport('phone'));
afterEach(() => jest.restoreAllMocks());

/** A list with one product, after the first movement. */
async function open() {
  const app = catalogueApp({ report: () => undefined });
  app.backEnd.answer(getPage, fixtures.productPage({ products: [fixtures.listItem({ id: 7, name: 'Корм' })] }));
  const told = jest.fn(async () => ({}));
  app.command(showNotification, told);
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'authorized' });
  await renderArea(area, '/catalog/demo/', { app });
  await userEvent.keyboard('{Shift}');
  await screen.findByRole('button', { name: 'Сравнить: Корм' });
  return { app, told, card: within(screen.getByRole('article')) };
}
const lost = () => new ApiError('a.call', 'unreachable', 0, null);

test('CRT-24 a press on «В корзину» without a network stays at the card; «Повторить» adds nothing twice', async () => {
  const { app, card } = await open();
  app.command(addToBasket, () => Promise.reject(lost()));
  const set = jest.fn(async () => ({ quantity: 1 }));
  app.command(setBasketQuantity, set);
  await userEvent.click(card.getByRole('button', { name: 'В корзину: Корм' }));
  await userEvent.click(await card.findByRole('button', { name: 'Повторить' }));
  expect(set).toHaveBeenCalledWith(expect.objectContaining({ productId: 7, quantity: 1 }));
  await waitFor(() => expect(card.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument());
});

test('CRT-24 a press also stays when the code of the basket could not be loaded for want of a network', async () => {
  const { app, card } = await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  app.command(addToBasket, () => Promise.reject(new Error('mf-checkout did not load')));
  await userEvent.click(card.getByRole('button', { name: 'В корзину: Корм' }));
  expect(await card.findByText(/^Нет связи/)).toBeVisible();
});

test('CRT-24 what the server refuses does not wait', async () => {
  const { app, told, card } = await open();
  app.command(addToBasket, () => Promise.reject(new ApiError('a.call', 'answered', 409, null)));
  await userEvent.click(card.getByRole('button', { name: 'В корзину: Корм' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(card.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test('FAV-06 a heart that was pressed without a network stays pressed, is told once, and goes with the network', async () => {
  const { app, told, card } = await open();
  app.backEnd.fail(addFavourite);
  await userEvent.click(card.getByRole('button', { name: 'В избранное: Корм' }));
  await card.findByRole('button', { name: 'Повторить' });
  expect(card.getByRole('button', { name: 'В избранное: Корм' })).toHaveAttribute('aria-pressed', 'true');
  expect(told.mock.calls).toEqual([[{ kind: 'error' }]]);
  app.backEnd.answer(addFavourite, [7]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(card.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument());
  expect(card.getByRole('button', { name: 'В избранное: Корм' })).toHaveAttribute('aria-pressed', 'true');
});
