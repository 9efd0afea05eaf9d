import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appWithOrders, inputsOf } from '../../testing/orders';

const rows = () => within(screen.getByRole('list', { name: 'Заказы' })).getAllByRole('article');

test('ROU-79 CAB-14 LIM-25 the newest orders come first, four on a page, and each leads to its page', async () => {
  const { app } = appWithOrders([{ id: 100_002, title: 'Заказ № 100002 от 6\u00a0декабря' }, { id: 100_001 }], {
    pageCount: 3,
  });
  await renderArea(area, '/cabinet/orders/?PAGEN_1=2', { app });
  expect(inputsOf(app, getPersonalOrders)).toEqual([{ page: 2, perPage: 4, filter: {} }]);
  expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Заказ № 100002 от 6\u00a0декабря',
    'Заказ № 100001 от 5\u00a0декабря',
  ]);
  expect(screen.getByRole('link', { name: /100002/ })).toHaveAttribute('href', '/cabinet/orders/100002/');
  const pages = within(screen.getByRole('navigation', { name: 'Страницы' }));
  expect(pages.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/cabinet/orders/?PAGEN_1=3');
  expect(pages.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/cabinet/orders/');
});

test('CAB-14 ORD-57 a row says state, place, day, sum and payment in words', async () => {
  const { app } = appWithOrders([{ status_id: 'D', status_name: 'В пути', paid: 'Y', status_color: 'orange' }]);
  await renderArea(area, '/cabinet/orders/', { app });
  const row = within(rows()[0] ?? document.body);
  expect(row.getByText('В пути')).toBeVisible();
  expect(row.getByText('Заповедник на Малышева')).toBeVisible();
  expect(row.getByText('6 декабря, с 10:00 до 14:00')).toBeVisible();
  expect(row.getByText(/^2\s400\s₽$/)).toBeVisible();
  expect(row.getByText('2 товара, оплачен')).toBeVisible();
  expect(row.getByRole('img', { name: 'Сухой корм Лесной пёс' })).toBeInTheDocument();
  expect(row.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
});

test('API-100 the filters by state and year are in the address, and a changed one begins with its first page', async () => {
  const { app } = appWithOrders([{}], { years: [2026, 2025] });
  const { router } = await renderArea(area, '/cabinet/orders/?state=work&year=2025', { app });
  const states = within(await screen.findByRole('navigation', { name: 'Состояние заказов' }));
  const years = within(screen.getByRole('navigation', { name: 'Год заказов' }));
  expect(states.getByRole('link', { current: true })).toHaveTextContent('В работе');
  expect(years.getByRole('link', { current: true })).toHaveTextContent('2025');
  await userEvent.click(states.getByRole('link', { name: 'Завершённые' }));
  expect(await states.findByRole('link', { current: true, name: 'Завершённые' })).toBeVisible();
  expect(router.state.location.search).toBe('?state=done&year=2025');
  await userEvent.click(years.getByRole('link', { name: 'Все годы' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=done'));
  expect(inputsOf(app, getPersonalOrders)).toEqual([
    { page: 1, perPage: 4, filter: { YEAR: 2025, IN_WORK: 'Y' } },
    { page: 1, perPage: 4, filter: { YEAR: 2025, IN_WORK: 'N' } },
    { page: 1, perPage: 4, filter: { IN_WORK: 'N' } },
  ]);
});

test('CAB-14 one order is found by its number; a text that is no number says so', async () => {
  const { app } = appWithOrders([{}]);
  const { router } = await renderArea(area, '/cabinet/orders/', { app });
  const field = await screen.findByRole('textbox', { name: 'Номер заказа' });
  await userEvent.type(field, 'корм{Enter}');
  expect(await screen.findByText('Укажите номер заказа, например 100001')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '№ 100001{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?number=100001'));
  expect(inputsOf(app, getPersonalOrders).at(-1)).toEqual({ page: 1, perPage: 4, filter: { ID: 100_001 } });
});

test('CAB-27 a purchase at the till has neither delivery nor payment', async () => {
  const { app } = appWithOrders([{ is_retail: 'Y', status_id: 'F', status_name: 'Выполнен', paid: 'Y', can_pay: 'Y' }]);
  await renderArea(area, '/cabinet/orders/', { app });
  expect(await screen.findByRole('link', { name: 'Покупка № 100001 от 5\u00a0декабря' })).toBeVisible();
  expect(screen.getByText('Покупка в магазине')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
});

test('CAB-15 an order that waits for its payment leads to it from the list', async () => {
  const { app } = appWithOrders([{ can_pay: 'Y' }]);
  await renderArea(area, '/cabinet/orders/', { app });
  expect(await screen.findByRole('link', { name: 'Оплатить заказ № 100001' })).toHaveAttribute(
    'href',
    '/personal/success/?ORDER_ID=100001',
  );
});

test.each([
  ['', [], 'Здесь будут ваши заказы', 'Перейти в каталог'],
  ['?state=work', [2026], 'Сейчас заказов в работе нет', 'Показать все заказы'],
  ['?year=2020', [2026], 'Заказов за 2020 год нет', 'Показать все заказы'],
  ['?state=done&year=2020', [2026], 'Завершённых заказов за 2020 год нет', 'Показать все заказы'],
  ['?number=7', [2026], 'Заказа № 7 у вас нет', 'Показать все заказы'],
])('CAB-14 without orders «%s» the page says so and leads on', async (query, years, title, action) => {
  const { app } = appWithOrders([], { years, pageCount: 0 });
  await renderArea(area, `/cabinet/orders/${query}`, { app });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

test.each([
  '?PAGEN_1=0',
  '?PAGEN_1=-1',
  '?state=x',
  '?year=26',
  '?year=99999',
  '?number=1e9',
  '?number=<b>',
  '?PAGEN_1=999999',
])('CAB-14 «%s» is left out of the request', async (query) => {
  const { app } = appWithOrders([{}]);
  await renderArea(area, `/cabinet/orders/${query}`, { app });
  expect(inputsOf(app, getPersonalOrders)).toEqual([{ page: 1, perPage: 4, filter: {} }]);
});

test('CAB-14 a page beyond the last one does not exist', async () => {
  const { app } = appWithOrders([], { pageCount: 2 });
  await renderArea(area, '/cabinet/orders/?PAGEN_1=3', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('API-100 while the back end fails the page says so', async () => {
  const { app } = appWithOrders([]);
  app.backEnd.fail(getPersonalOrders);
  await renderArea(area, '/cabinet/orders/', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить заказы. Попробуйте ещё раз чуть позже.');
});
