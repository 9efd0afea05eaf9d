import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import type { PersonalSummaryAnswer } from '@zapovednik/api/cabinet/wire/summary';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appOfAnna, orderInWork, summaryOf } from '../../testing/personal';

const path = '/cabinet/personal/';

async function open(changes: Partial<PersonalSummaryAnswer> = {}, city: Parameters<typeof fixtures.city>[0] = {}) {
  const app = appOfAnna({ city: fixtures.city(city) });
  app.backEnd.answer(getPersonalSummary, summaryOf(changes));
  return renderArea(area, path, { app });
}

const tiles = () => within(screen.getByRole('list', { name: 'Разделы кабинета' }));

test('CAB-13 the order on its way is a line of steps with place and day, and leads to its page', async () => {
  await open({ ORDERS: [orderInWork()], ORDERS_IN_WORK: 1 });
  const order = within(screen.getByRole('article', { name: 'Заказ № 100123' }));
  const steps = order.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['Принят, пройдено', 'Собирается, сейчас', 'Готов, впереди', 'Получен, впереди']);
  expect(order.getByText('Самовывоз: Заповедник на Малышева')).toBeVisible();
  expect(order.getByText('сб, 5 декабря, с 10:00 до 14:00')).toBeVisible();
  expect(order.getByRole('link', { name: 'Заказ № 100123' })).toHaveAttribute('href', '/cabinet/orders/100123/');
  expect(order.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ваш заказ' })).toBeVisible();
});

test('CAB-13 an order that waits for its payment has «Оплатить»', async () => {
  await open({
    ORDERS: [
      orderInWork({
        ...{ status_id: 'N', status_name: 'Принят', can_pay: 'Y', is_prepaid: 'Y', is_pickup: 'N' },
        pay_by: new Date(Date.now() + 43 * 60_000).toISOString(),
      }),
    ],
    ORDERS_IN_WORK: 5,
  });
  expect(screen.getByRole('link', { name: /^Оплатить 1\s234\s₽$/ })).toHaveAttribute(
    'href',
    '/personal/success/?ORDER_ID=100123',
  );
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^4[23]\sминуты$/));
  const steps = within(screen.getByRole('list', { name: 'Состояние заказа' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Принят',
    'Оплачен',
    'Собирается',
    'В пути',
    'Получен',
  ]);
  expect(screen.getByRole('link', { name: 'Все в работе: 5' })).toHaveAttribute('href', '/cabinet/orders/');
});

test('CAB-13 an order in a status that this release does not know says its name', async () => {
  await open({ ORDERS: [orderInWork({ status_id: 'Q', status_name: 'На проверке' })], ORDERS_IN_WORK: 1 });
  expect(screen.getByText('На проверке')).toBeVisible();
});

test('CAB-13 the next visit is between orders and sections; mf-services shows it', async () => {
  const app = appOfAnna();
  app.backEnd.answer(getPersonalSummary, summaryOf({ ORDERS: [orderInWork()], ORDERS_IN_WORK: 1 }));
  const Placed = () => <p>Ближайшая запись</p>;
  await renderArea(area, path, { app: { ...app, widgets: { ready: () => Placed, load: async () => Placed } } });
  const visit = await screen.findByText('Ближайшая запись');
  expect(visit.closest('[data-widget]')).toHaveAttribute('data-widget', 'next-visit');
  const [order, sections] = [screen.getByRole('article'), screen.getByRole('list', { name: 'Разделы кабинета' })];
  expect(order.compareDocumentPosition(visit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(visit.compareDocumentPosition(sections)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('CAB-13 a new customer sees what to begin with, and nothing that leads to an empty page', async () => {
  await open();
  expect(screen.getByText('Здесь будет ваш заказ')).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
  const names = tiles()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Бонусы Карта появится с первым заказом',
    'Мои питомцы Корм и уход по возрасту и породе',
    'Мои адреса Добавьте, чтобы не вводить при заказе',
  ]);
  expect(screen.queryByRole('region', { name: 'Подтверждение почты' })).not.toBeInTheDocument();
});

test('CAB-13 each tile says what is there, and leads to it', async () => {
  await open({
    HAS_PURCHASES: 'Y',
    NEXT_AUTO_ORDER: { ORDER_ID: 100_001, DATE: '05.12.2026', PROBLEM: null },
    BONUSES: { BALANCE: 1840, CARD: '2201000000027', EXPECTED: 41 },
    SUBSCRIPTIONS: 1,
    FAVOURITES: 22,
    ADDRESSES: 3,
  });
  const shown = Object.fromEntries(
    tiles()
      .getAllByRole('link')
      .map((tile) => [tile.textContent?.replace(/\s/g, ' '), tile.getAttribute('href')]),
  );
  expect(shown).toEqual({
    'Бонусы 1 840 бонусов, ещё 41 в пути': '/cabinet/bonuses/',
    'Автозаказ Следующий — 5 декабря': '/cabinet/auto-orders/',
    'Мои питомцы Корм и уход по возрасту и породе': '/cabinet/my-pet/',
    'Купленные товары Повторить покупку одним нажатием': '/cabinet/purchased-products/',
    'Избранное 22 товара': '/favorite/',
    'Жду поступления 1 товар': '/cabinet/subscriptions/',
    'Мои адреса 3 адреса': '/cabinet/delivery-profiles/',
  });
  expect(screen.getByRole('link', { name: 'Купить снова' })).toHaveAttribute('href', '/cabinet/purchased-products/');
});

test('CAB-09 outside a regional centre there is no auto-order; its problem is said where there is one', async () => {
  const NEXT_AUTO_ORDER = { ORDER_ID: 100_001, DATE: '05.12.2026', PROBLEM: 'Товара нет в наличии' };
  const { unmount } = await open({ NEXT_AUTO_ORDER }, { IS_RC: 'Нет' });
  expect(tiles().queryByText('Автозаказ')).not.toBeInTheDocument();
  unmount();
  await open({ NEXT_AUTO_ORDER });
  expect(tiles().getByText('Товара нет в наличии')).toBeVisible();
});

test('CAB-13 an e-mail that waits to be confirmed is said', async () => {
  await open({ EMAIL: 'anna@example.ru' });
  const notice = within(screen.getByRole('region', { name: 'Подтверждение почты' }));
  expect(notice.getByText('anna@example.ru')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Письма нет' })).toHaveAttribute('href', '/cabinet/settings/');
});

test('CAB-13 when it cannot be read, the page keeps its menu and contacts, and tries again', async () => {
  const report = jest.fn();
  const app = appOfAnna({ report });
  app.backEnd.fail(getPersonalSummary);
  await renderArea(area, path, { app });
  expect(await screen.findByText('Не удалось загрузить кабинет')).toBeVisible();
  expect(screen.getByText('+7 912 000-00-00')).toBeVisible();
  app.backEnd.answer(getPersonalSummary, summaryOf({ ORDERS: [orderInWork()], ORDERS_IN_WORK: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('article', { name: 'Заказ № 100123' })).toBeVisible();
  expect(report).toHaveBeenCalled();
});
