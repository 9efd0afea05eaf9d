import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import { deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

test('PRD-04 cards of a list say when the chosen house gets each product, with one request', async () => {
  mockViewport('phone');
  const app = catalogueApp();
  const products = ['Корм', 'Лежанка', 'Миска'].map((name, index) => fixtures.listItem({ id: index + 1, name }));
  app.backEnd.answer(getPage, fixtures.productPage({ products }));
  const courier = { PERIOD: 'завтра', PRICE: 150 };
  const asked: string[] = [];
  app.backEnd.answer(getHousePromises, ({ ids }) => {
    asked.push(ids);
    return [
      { ID: 1, FAST: { PERIOD: 'за 2 часа', PRICE: 0 }, COURIER: courier, MESSAGE: '' },
      { ID: 2, FAST: null, COURIER: courier, MESSAGE: 'Не все товары есть в ближайшем магазине' },
      { ID: 3, FAST: null, COURIER: null, MESSAGE: 'Не все товары есть в ближайшем магазине' },
    ];
  });
  await renderArea(area, '/catalog/demo/', { app });
  await userEvent.keyboard('{Shift}');
  await screen.findByRole('button', { name: 'Сравнить: Корм' });
  expect(asked).toEqual([]);

  act(() => app.write(deliveryAtom, { ...noDelivery, state: 'courier', address: 'ул Малышева, 5' }));
  expect(await screen.findByText('ул Малышева, 5: быстрая доставка за 2 часа, бесплатно')).toBeInTheDocument();
  const [, second, third] = screen.getAllByRole('article');
  expect(second && within(second).getByText(/^ул Малышева, 5: курьером завтра, 150\s₽$/)).toBeInTheDocument();
  expect(third && within(third).queryByText(/ул Малышева/)).toBeNull();
  expect(asked).toEqual(['1,2,3']);
});
