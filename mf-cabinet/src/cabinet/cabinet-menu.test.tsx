import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserGroup } from 'shared-contracts/api/user-group';
import { sessionAtom, unknownSession } from 'shared-contracts/shell/atoms';
import { logout } from 'shared-contracts/shell/calls/user';
import { showNotification } from 'shared-contracts/shell/commands';
import { sessionChanged } from 'shared-contracts/shell/events';
import { createTestApp, fixtures, renderArea, type TestApp } from 'shared-contracts/testing';
import area from '../area';

interface Visit {
  city?: Parameters<typeof fixtures.city>[0];
  groups?: UserGroup[];
}

function visitor({ city, groups = ['customer'] }: Visit = {}): TestApp {
  const app = createTestApp({ city: fixtures.city(city) });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна', groups });
  return app;
}

async function menu(app: TestApp) {
  const rendered = await renderArea(area, '/cabinet/bonuses/', { app });
  const links = within(await screen.findByRole('navigation', { name: 'Личный кабинет' })).getAllByRole('link');
  return {
    ...rendered,
    entries: Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')])),
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
  expect(Object.keys(entries)).toHaveLength(7);
});

test('CAB-09 auto-orders are shown in a regional centre', async () => {
  const { entries } = await menu(visitor({ city: { LOCATION_ID: 2202, IS_RC: 'Да' } }));
  expect(entries).toHaveProperty('Автозаказы', '/cabinet/auto-orders/');
  expect(entries).not.toHaveProperty('Записи и приёмы');
});

test('CAB-10 records and appointments are shown in the default location', async () => {
  const { entries } = await menu(visitor({ city: { IS_RC: 'Нет' } }));
  expect(entries).toHaveProperty('Записи и приёмы', '/cabinet/vet-cabinet-recordings-and-history/');
  expect(entries).not.toHaveProperty('Автозаказы');
});

test.each(['1c_service_user', 'admin'] as const)('CAB-11 %s may order for a client', async (group) => {
  const { entries } = await menu(visitor({ city: otherCity, groups: [group] }));
  expect(entries).toHaveProperty('Заказ за клиента', '/form/');
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
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.backEnd.fail(logout);
  await menu(app);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Не удалось выйти. Попробуйте ещё раз.' });
  expect(report).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeEnabled();
});
