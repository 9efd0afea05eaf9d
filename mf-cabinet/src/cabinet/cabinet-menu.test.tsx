import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { logout } from '@zapovednik/api/shell/calls/user';
import type { UserGroup } from '@zapovednik/api/user-group';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { noBonuses, summaryOf } from '../testing/personal';

interface Visit {
  city?: Parameters<typeof fixtures.city>[0];
  groups?: UserGroup[];
}

function visitor({ city, groups = ['customer'] }: Visit = {}): TestApp {
  const app = createTestApp({ city: fixtures.city(city) });
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.answer(getBonuses, noBonuses);
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна', groups });
  return app;
}

async function menu(app: TestApp) {
  const rendered = await renderArea(area, '/cabinet/bonuses/', { app });
  const links = within(await screen.findByRole('navigation', { name: 'Личный кабинет' })).getAllByRole('link');
  return {
    ...rendered,
    entries: Object.fromEntries(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])),
  };
}

const otherCity = { LOCATION_ID: 2202, IS_RC: 'Нет' } as const;

test('CAB-02 CAB-03 CAB-04 everybody sees the personal area, orders and purchased goods', async () => {
  const { entries } = await menu(visitor({ city: otherCity }));
  expect(entries).toMatchObject({
    'Личный кабинет': '/cabinet/personal/',
    'Мои заказы': '/cabinet/orders/',
    'Купленные товары': '/cabinet/purchased-products/',
  });
});

test('CAB-05 CAB-06 everybody sees bonuses and pets', async () => {
  const { entries } = await menu(visitor({ city: otherCity }));
  expect(entries).toMatchObject({ Бонусы: '/cabinet/bonuses/', 'Мои питомцы': '/cabinet/my-pet/' });
});

test('CAB-07 CAB-08 everybody sees addresses and settings, and nothing that needs a condition', async () => {
  const { entries } = await menu(visitor({ city: otherCity }));
  expect(entries).toMatchObject({
    'Мои адреса': '/cabinet/delivery-profiles/',
    'Профиль и настройки': '/cabinet/settings/',
  });
  expect(Object.keys(entries)).toHaveLength(9);
});

test('CAB-09 auto-orders are shown in a regional centre', async () => {
  const { entries } = await menu(visitor({ city: { LOCATION_ID: 2202, IS_RC: 'Да' } }));
  expect(entries).toHaveProperty('Автозаказы', '/cabinet/auto-orders/');
  expect(entries).not.toHaveProperty('Записи и приёмы');
});

test('CAB-10 visits are shown in the default location', async () => {
  const { entries } = await menu(visitor({ city: { IS_RC: 'Нет' } }));
  expect(entries).toHaveProperty('Записи и приёмы', '/cabinet/vet-cabinet-recordings-and-history/');
  expect(entries).not.toHaveProperty('Автозаказы');
});

test.each(['1c_service_user', 'admin'] as const)('CAB-11 %s may order for a client', async (group) => {
  const { entries } = await menu(visitor({ city: otherCity, groups: [group] }));
  expect(entries).toHaveProperty('Заказ за клиента', '/form/');
});

test('CAB-12 the labels of the menu, by groups', async () => {
  await menu(visitor({ groups: ['admin'] }));
  const nav = screen.getByRole('navigation', { name: 'Личный кабинет' });
  const namesIn = (group: string) =>
    within(within(nav).getByRole('list', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim());
  expect(namesIn('Покупки')).toEqual(['Мои заказы', 'Автозаказы', 'Купленные товары', 'Избранное', 'Жду поступления']);
  expect(namesIn('Питомцы и бонусы')).toEqual(['Мои питомцы', 'Бонусы', 'Записи и приёмы']);
  expect(namesIn('Профиль')).toEqual(['Мои адреса', 'Профиль и настройки']);
  expect(namesIn('Для сотрудников')).toEqual(['Заказ за клиента']);
});

test('CAB-11 a customer has no group for employees', async () => {
  const { entries } = await menu(visitor({ city: otherCity }));
  expect(entries).not.toHaveProperty('Заказ за клиента');
  expect(screen.queryByText('Для сотрудников')).not.toBeInTheDocument();
});

test('CAB-01 sections in which something waits have its number; what is empty has none', async () => {
  const app = visitor();
  app.backEnd.answer(
    getPersonalSummary,
    summaryOf({
      AUTO_ORDERS: 1,
      FAVOURITES: 4,
      SUBSCRIPTIONS: 3,
      PETS: ['Рекс', 'Мурка'],
      BONUSES: { BALANCE: 1840, CARD: '2201000000027', EXPECTED: 0 },
    }),
  );
  await menu(app);
  expect(await screen.findByRole('link', { name: 'Автозаказы действуют: 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Избранное товаров: 4' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Жду поступления товаров: 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Бонусы на счёте: 1\s840$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Мои питомцы питомцев: 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toBeVisible();
});

test('CAB-01 a menu whose counts cannot be read is a menu without counts', async () => {
  const app = visitor();
  app.backEnd.fail(getPersonalSummary);
  const { entries } = await menu(app);
  expect(entries).toHaveProperty('Мои заказы', '/cabinet/orders/');
});

test('CAB-01 the counts of one customer are never those of another', async () => {
  const app = visitor();
  app.backEnd.answer(getPersonalSummary, summaryOf({ ORDERS_IN_WORK: 2 }));
  await menu(app);
  await screen.findByRole('link', { name: 'Мои заказы в работе: 2' });
  app.backEnd.answer(getPersonalSummary, () => new Promise(() => {}));
  act(() => app.write(sessionAtom, { ...app.atom(sessionAtom).get(), userId: 8, name: 'Борис' }));
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toBeVisible();
});

test('CAB-01 the entry of the open page is the current one', async () => {
  await menu(visitor());
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Бонусы');
});

test('SES-29 signing out ends the session, notifies the shell and opens the home page', async () => {
  const app = visitor();
  app.backEnd.answer(logout, fixtures.anonymous());
  const listener = jest.fn();
  app.bus.on(sessionChanged, listener);
  const { router } = await menu(app);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(listener).toHaveBeenCalledWith({ authorized: false });
  expect(router.state.location.pathname).toBe('/');
});

test('LAY-61 a failed sign-out shows a notification, and can be tried again', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  app.backEnd.answer(getBonuses, noBonuses);
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.backEnd.fail(logout);
  await menu(app);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Не удалось выйти. Попробуйте ещё раз.' });
  expect(report).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeEnabled();
});
