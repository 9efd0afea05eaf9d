import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { getFavourites } from 'shared-contracts/catalog/calls/favourites';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => {
  mockViewport('desktop');
  localStorage.clear();
});

const favourites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    UF_PRODUCT: index + 1,
    product: fixtures.listItem({ id: index + 1, name: `Товар ${index + 1}` }),
  }));

function appOf(status: 'unknown' | 'anonymous' | 'authorized') {
  const app = catalogueApp();
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status });
  return app;
}

test('FAV-09 FAV-02 an anonymous visitor sees what the page is for and a sign-in button; nothing is read', async () => {
  const app = appOf('anonymous');
  const signIn = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, signIn);
  await renderArea(area, '/favorite/', { app });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(signIn).toHaveBeenCalled();
  expect(requestsOf(app, getFavourites)).toEqual([]);
});

test('ROU-22 FAV-08 LIM-19 a signed-in customer sees the list, 200 on a page', async () => {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, favourites(201));
  await renderArea(area, '/favorite/?PAGEN_1=2', { app });
  expect(screen.getByText('201 товар')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Товар 201' })).toBeVisible();
});

test('FAV-09 an empty list explains how to fill it', async () => {
  const app = appOf('authorized');
  app.backEnd.answer(getFavourites, []);
  await renderArea(area, '/favorite/', { app });
  expect(screen.getByText('Здесь пока пусто')).toBeVisible();
});

test('FAV-04 after signing in on the page the list is shown', async () => {
  const app = appOf('anonymous');
  app.backEnd.answer(getFavourites, favourites(1));
  await renderArea(area, '/favorite/', { app });
  act(() => app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'authorized' }));
  expect(await screen.findByRole('link', { name: 'Товар 1' })).toBeVisible();
});
