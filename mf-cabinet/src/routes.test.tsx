import { screen } from '@testing-library/react';
import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { createTestApp, renderArea } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import area from './area';
import { noBonuses, appOfAnna as signedIn, summaryOf } from './testing/personal';
import { settingsApp } from './testing/settings';

/** Anna, who has nothing yet. */
function appOfAnna() {
  const app = signedIn();
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.answer(getBonuses, noBonuses);
  app.backEnd.answer(getPurchased, { products: [], pageCount: 0, productCount: 0, page: 1 });
  app.backEnd.answer(getAwaitedProducts, { ITEMS: [], COUNT: 0, PAGE_COUNT: 0 });
  app.backEnd.answer(getPets, []);
  return app;
}

/** Opens a page: it has one heading, a title and a description, and is hidden from search engines. */
async function opens(path: string, heading: string, app = createTestApp()) {
  await renderArea(area, path, { app });
  expect((await screen.findAllByRole('heading', { level: 1 })).map((each) => each.textContent)).toEqual([heading]);
  expect(document.title).toBe(`${heading} — Заповедник`);
  const description = document.head.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', expect.stringContaining('«Заповедник'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
}

/** Opens a page of the cabinet, with its menu beside it. */
async function opensCabinet(path: string, heading: string, app = appOfAnna()) {
  await opens(path, heading, app);
  expect(screen.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
}

async function isUnknown(path: string) {
  await renderArea(area, path, { app: appOfAnna() });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
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
  test('CAB-18 own data without signing in', () => opens('/personal-data/', 'Ваши данные'));
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
  test('ROU-76 settings', () => opens('/cabinet/settings/', 'Профиль и настройки', settingsApp().app));
  test('ROU-77 addresses', () => opensCabinet('/cabinet/delivery-profiles/', 'Мои адреса'));
  test('ROU-78 an unknown address', () => isUnknown('/cabinet/delivery-profiles/edit/net-takogo/'));
  test('ROU-81 auto-orders', () => {
    const app = appOfAnna();
    app.backEnd.answer(getAutoOrders, { autoOrders: [], count: 0, pageCount: 0 });
    return opensCabinet('/cabinet/auto-orders/', 'Автозаказы', app);
  });
  test('ROU-83 records', () => opensCabinet('/cabinet/vet-cabinet-recordings-and-history/', 'Записи и приёмы'));
  test('ROU-84 one record', () => opensCabinet('/cabinet/vet-cabinet-recordings-and-history/vet-7/', 'Запись № 7'));
  test('ROU-84 an unknown record', () => isUnknown('/cabinet/vet-cabinet-recordings-and-history/a7/'));
  test('ROU-85 purchased goods', () => opensCabinet('/cabinet/purchased-products/', 'Купленные товары'));

  test('PRD-48 goods that are awaited', () => opensCabinet('/cabinet/subscriptions/', 'Жду поступления'));

  test('the personal area shows phone and e-mail of the customer, and links to every section', async () => {
    await renderArea(area, '/cabinet/personal/', { app: appOfAnna() });
    expect(await screen.findByText('+7 912 000-00-00')).toBeVisible();
    expect(screen.getByText('anna@example.ru')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Мои питомцы/ })).toHaveLength(2);
  });
});
