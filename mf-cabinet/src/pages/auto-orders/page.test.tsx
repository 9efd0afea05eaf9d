import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import type { OwnAutoOrderAnswer } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { autoOrderProduct, customerApp, ownAutoOrder } from '../../testing/auto-order';
import { summaryOf } from '../../testing/personal';

const path = '/cabinet/auto-orders/';

async function open(autoOrders: OwnAutoOrderAnswer[], { pageCount = 1, url = path } = {}) {
  const app = customerApp({ report: () => {} });
  app.backEnd.answer(getAutoOrders, { autoOrders, count: autoOrders.length, pageCount });
  return renderArea(area, url, { app });
}

test('CAB-21 ROU-81 each auto-order shows how often, when, for how much and what comes', async () => {
  const goods = [autoOrderProduct(), autoOrderProduct({ productId: 4, name: 'Наполнитель', price: 250, quantity: 1 })];
  await open([ownAutoOrder({ goods, total: 850 })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Каждую неделю' })).toHaveAttribute('href', '/cabinet/auto-orders/100001/');
  expect(card.getByText(/^Следующий — 28 ноября/)).toHaveTextContent(/850\s₽/);
  expect(card.getByRole('img', { name: 'Наполнитель' })).toBeVisible();
});

test('CAB-21 ORD-59 what is wrong is said in words; a paused one has no date', async () => {
  await open([
    ownAutoOrder({
      goods: [autoOrderProduct({ available: 0 }), autoOrderProduct({ productId: 4, price: 120 })],
      problem: 'В заказе № 100005 не хватило товаров: Паштет «Поле» с уткой',
    }),
    ownAutoOrder({ id: 100_002, state: 'paused', obstacle: 'Пункт самовывоза закрыт' }),
  ]);
  expect(await screen.findByText('Часть товаров подорожала, а часть сейчас не купить')).toBeVisible();
  expect(screen.getByText('В заказе № 100005 не хватило товаров: Паштет «Поле» с уткой')).toBeVisible();
  expect(screen.getByText('На паузе')).toBeVisible();
  expect(screen.getByText('Пункт самовывоза закрыт')).toBeVisible();
  expect(screen.getAllByText(/^Следующий —/)).toHaveLength(1);
});

test('CAB-09 CAB-21 without auto-orders the page says how to begin', async () => {
  await open([]);
  expect(await screen.findByText('Здесь будут заказы, которые повторяются сами')).toBeVisible();
  expect(screen.getByText(/нажмите «Покупать регулярно»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/catalog/');
});

test.each([{ HAS_PURCHASES: 'Y' } as const, { ORDERS_IN_WORK: 1 }])(
  'CAB-21 the way over an order is shown only to a customer who has orders: %o',
  async (has) => {
    const app = customerApp({ report: () => {} });
    app.backEnd.answer(getPersonalSummary, summaryOf());
    app.backEnd.answer(getAutoOrders, { autoOrders: [], count: 0, pageCount: 1 });
    await renderArea(area, path, { app });
    const main = within(
      (await screen.findByText('Здесь будут заказы, которые повторяются сами')).parentElement ?? document.body,
    );
    await waitFor(() => expect(app.backEnd.asked.map(({ id }) => id)).toContain(getPersonalSummary.id));
    expect(main.queryByRole('link', { name: 'Мои заказы' })).not.toBeInTheDocument();
    app.backEnd.answer(getPersonalSummary, summaryOf(has));
    await act(() => app.query.invalidateQueries());
    expect(await main.findByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/cabinet/orders/');
  },
);

test('CAB-21 further pages are in the URL', async () => {
  const { app } = await open([ownAutoOrder()], { pageCount: 3, url: `${path}?PAGEN_1=2` });
  expect(app.backEnd.asked[0]).toMatchObject({ input: { page: 2 } });
  expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', `${path}?PAGEN_1=3`);
});

test('CAB-21 a list that was not read is read again by a press', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.fail(getAutoOrders);
  await renderArea(area, path, { app });
  expect(await screen.findByText('Автозаказы не загрузились')).toBeVisible();
  app.backEnd.answer(getAutoOrders, { autoOrders: [ownAutoOrder()], count: 1, pageCount: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Каждую неделю' })).toBeVisible();
});
