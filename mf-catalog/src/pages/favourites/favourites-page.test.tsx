import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { getFavourites } from 'shared-contracts/catalog/calls/favourites';
import { fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { askedOf, catalogueShop } from '../../testing/catalogue';
import { layOut } from '../../testing/layout';

beforeEach(() => {
  layOut('desktop');
  localStorage.clear();
});

const favourites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    UF_PRODUCT: index + 1,
    product: fixtures.listItem({ id: index + 1, name: `Товар ${index + 1}` }),
  }));

function shopOf(status: 'unknown' | 'anonymous' | 'authorized') {
  const shop = catalogueShop();
  shop.write.session.set({ ...shop.stores.session.get(), status });
  return shop;
}

test('FAV-09 FAV-02 an anonymous visitor is told what it is for and let in; nothing is read', async () => {
  const shop = shopOf('anonymous');
  const signIn = jest.fn(async () => ({ authorized: false }));
  shop.command(openSignIn, signIn);
  await renderArea(area, '/favorite/', { shop });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(signIn).toHaveBeenCalled();
  expect(askedOf(shop, getFavourites)).toEqual([]);
});

test('ROU-22 FAV-08 LIM-19 whoever is signed in sees the list, 200 on a page', async () => {
  const shop = shopOf('authorized');
  shop.backEnd.answer(getFavourites, favourites(201));
  await renderArea(area, '/favorite/?PAGEN_1=2', { shop });
  expect(screen.getByText('201 товар')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Товар 201' })).toBeVisible();
});

test('FAV-09 an empty list says how to fill it', async () => {
  const shop = shopOf('authorized');
  shop.backEnd.answer(getFavourites, []);
  await renderArea(area, '/favorite/', { shop });
  expect(screen.getByText('Здесь пока пусто')).toBeVisible();
});

test('FAV-04 after signing in on the page the list comes', async () => {
  const shop = shopOf('anonymous');
  shop.backEnd.answer(getFavourites, favourites(1));
  await renderArea(area, '/favorite/', { shop });
  act(() => shop.write.session.set({ ...shop.stores.session.get(), status: 'authorized' }));
  expect(await screen.findByRole('link', { name: 'Товар 1' })).toBeVisible();
});
