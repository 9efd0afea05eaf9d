import { screen, waitFor } from '@testing-library/react';
import { sessionAtom, unknownSession } from 'shared-contracts/shell/atoms';
import { createTestApp, renderArea } from 'shared-contracts/testing';
import { routeTable } from 'shared-contracts/testing/route-table';
import area from './area';

function appOfAnna() {
  const app = createTestApp();
  app.write(sessionAtom, {
    ...unknownSession,
    status: 'authorized',
    userId: 7,
    name: 'Анна',
    phone: '79120000000',
    email: 'anna@example.ru',
    groups: ['customer'],
  });
  return app;
}

/** Opens a page: it has one heading and a title, and is hidden from search engines. */
async function opens(path: string, heading: string, app = createTestApp()) {
  await renderArea(area, path, { app });
  expect((await screen.findAllByRole('heading', { level: 1 })).map((each) => each.textContent)).toEqual([heading]);
  expect(document.title).toBe(`${heading} — Заповедник`);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
}

/** Opens a page of the cabinet, with its menu beside it. */
async function opensCabinet(path: string, heading: string) {
  await opens(path, heading, appOfAnna());
  expect(screen.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
}

async function isUnknown(path: string) {
  await renderArea(area, path, { app: appOfAnna() });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
}

async function leadsToCabinet(path: string) {
  const { router } = await renderArea(area, path, { app: appOfAnna() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/'));
}

test('every path of the area has a page', () => {
  const owned = routeTable.filter((route) => route.owner === 'mf-cabinet').map(({ id }) => id);
  expect(area.routes.map(({ route }) => route.id).sort()).toEqual(owned.sort());
});

describe('signing in', () => {
  test('ROU-06 SES-17 sign-in', () => opens('/auth/', 'Вход'));
  test('ROU-07 greetings', () => opens('/auth/greetings/', 'Добро пожаловать в «Заповедник»'));
  test('ROU-08 password recovery', () => opens('/auth/password-recovery/', 'Восстановление пароля'));
  test('ROU-09 registration', () => opens('/auth/signup/', 'Регистрация'));
  test('ORD-70 an order without signing in', () => opens('/order/', 'Найти заказ'));
  test('ROU-10 success page for an anonymous visitor', () => opens('/auth/success-auth/', 'Вы ещё не вошли'));
  test('ROU-10 success', () => opens('/auth/success-auth/', 'Вы вошли', appOfAnna()));
  test('ROU-10 SES-19 the welcome page after a registration', async () => {
    await opens('/auth/success-auth/?from=signup', 'Анна, добро пожаловать!', appOfAnna());
    expect(screen.getByText(/перейдите по ссылке/)).toHaveTextContent('anna@example.ru');
  });
});

describe('the cabinet', () => {
  test('ROU-73 CAB-13 personal area', () => opensCabinet('/cabinet/personal/', 'Здравствуйте, Анна!'));
  test('ROU-74 pets', () => opensCabinet('/cabinet/my-pet/', 'Мои питомцы'));
  test('ROU-75 bonuses', () => opensCabinet('/cabinet/bonuses/', 'Бонусы'));
  test('ROU-76 settings', () => opensCabinet('/cabinet/settings/', 'Профиль и настройки'));
  test('ROU-77 addresses', () => opensCabinet('/cabinet/delivery-profiles/', 'Мои адреса'));
  test('ROU-78 an unknown address', () => isUnknown('/cabinet/delivery-profiles/edit/net-takogo/'));
  test('ROU-81 auto-orders', () => opensCabinet('/cabinet/auto-orders/', 'Автозаказы'));
  test('ROU-82 an auto-order that is not loaded', () => leadsToCabinet('/cabinet/auto-orders/7/'));
  test('ROU-83 records', () => opensCabinet('/cabinet/vet-cabinet-recordings-and-history/', 'Записи и приёмы'));
  test('ROU-84 an unknown record', () => isUnknown('/cabinet/vet-cabinet-recordings-and-history/a7/'));
  test('ROU-85 purchased goods', () => opensCabinet('/cabinet/purchased-products/', 'Купленные товары'));

  test('the personal area shows phone and e-mail of the customer, and links to every section', async () => {
    await renderArea(area, '/cabinet/personal/', { app: appOfAnna() });
    expect(await screen.findByText('+7 912 000-00-00')).toBeVisible();
    expect(screen.getByText('anna@example.ru')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Мои питомцы' })).toHaveLength(2);
  });
});
