import { checkAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import type { PersonalOrder, PersonalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import { getPersonalOrder, getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, type TestApp } from '@zapovednik/testing';
import { repeatMode } from './auto-order';

interface OrdersApp {
  readonly app: TestApp;
  /** Texts of the notifications. */
  readonly notifications: string[];
  /** Reported errors, by their names. */
  readonly reported: (string | undefined)[];
}

/** The browser of a customer with these orders, on `pageCount` pages. */
export function appWithOrders(
  orders: readonly Partial<PersonalOrder>[],
  { years = [2026], pageCount = 1 }: { years?: number[]; pageCount?: number } = {},
): OrdersApp {
  const reported: OrdersApp['reported'] = [];
  const notifications: OrdersApp['notifications'] = [];
  const app = createTestApp({ report: (_, { name }) => void reported.push(name) });
  app.command(showNotification, async ({ text }) => {
    notifications.push(text ?? 'Возникла ошибка');
    return {};
  });
  app.backEnd.answer(getPersonalOrders, {
    orders: orders.map((order) => fixtures.personalOrder(order)),
    count: orders.length,
    page_count: pageCount,
    years,
  });
  return { app, notifications, reported };
}

/** The browser of a customer with one order, which can be repeated. */
export function appWithOrder(order: Partial<PersonalOrderDetails> = {}): OrdersApp {
  const made = appWithOrders([order]);
  made.app.backEnd.answer(getPersonalOrder, fixtures.orderDetails(order));
  made.app.backEnd.answer(checkAutoOrderMode, repeatMode());
  return made;
}

/** The inputs of the calls of this id. */
export const inputsOf = ({ backEnd }: TestApp, { id }: { readonly id: string }): unknown[] =>
  backEnd.asked.filter((call) => call.id === id).map(({ input }) => input);
