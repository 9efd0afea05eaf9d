import { screen, waitFor } from '@testing-library/react';
import { getBuyWith } from '@zapovednik/api/catalog/calls/catalog';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { mockViewport } from '../testing/layout';
import { BoughtWithSeveral } from './bought-with-several';

beforeAll(() => mockViewport('desktop'));

const goods: Record<number, string[]> = { 1: ['11 Миска', '2 Корм'], 2: ['12 Мячик', '11 Миска', '13 Щётка'] };

function show(productIds: number[]) {
  const app = createTestApp();
  app.backEnd.answer(getBuyWith, ({ productId }) =>
    (goods[Number(productId)] ?? []).map((text) => {
      const [id, name = ''] = text.split(' ');
      return fixtures.listItem({ id: Number(id), product_id: Number(id), name });
    }),
  );
  const props = { title: 'С этим покупают', productIds };
  renderWithApp(<BoughtWithSeveral {...props} />, { app });
  return app;
}

test('API-12 what goes with several products: in turn, each once, and none of them', async () => {
  const app = show([1, 2]);
  expect(await screen.findByRole('link', { name: 'Миска' })).toBeVisible();
  const names = screen
    .getAllByRole('article')
    .map((card) => /Миска|Мячик|Щётка|Корм/.exec(card.textContent ?? '')?.[0]);
  expect(names).toEqual(['Миска', 'Мячик', 'Щётка']);
  expect(app.backEnd.asked.map(({ input }) => input)).toEqual([{ productId: 1 }, { productId: 2 }]);
});

test('API-12 of the sizes of one product only one is shown, and none of a product in the cart', async () => {
  const app = createTestApp();
  const variant = (ID: number) => ({
    ID,
    CODE: `p${ID}`,
    SORT: 1,
    VALUE_PRINT: `${ID}`,
    NAME: '',
    PRICE: fixtures.price(),
    CITY_QUANTITY: 5,
    PICTURE: '',
    BONUS_IN: 0,
  });
  const size = (id: number, other: number, name: string) =>
    fixtures.listItem({ id, product_id: id, name, variants: [variant(id), variant(other)] });
  app.backEnd.answer(getBuyWith, ({ productId }) =>
    Number(productId) === 1 ? [size(21, 22, 'Миска 1 л'), size(3, 2, 'Корм 1 кг')] : [size(22, 21, 'Миска 2 л')],
  );
  renderWithApp(<BoughtWithSeveral title="С этим покупают" productIds={[1, 2]} />, { app });
  expect(await screen.findByRole('link', { name: 'Миска 1 л' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('of many products only the last three are asked for', async () => {
  const app = show([1, 2, 3, 4, 5]);
  await waitFor(() => expect(app.backEnd.asked).toHaveLength(3));
  await screen.findByRole('link', { name: 'Мячик' });
});

test('recommendations that fail are left out', async () => {
  const app = createTestApp();
  app.backEnd.fail(getBuyWith);
  renderWithApp(<BoughtWithSeveral title="С этим покупают" productIds={[1]} />, { app });
  await waitFor(() => expect(screen.queryByText('С этим покупают')).not.toBeInTheDocument());
  expect(app.backEnd.asked).toHaveLength(1);
});
