import type { getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import type { Input } from '@zapovednik/api/call';
import { cabinetOrdersRoute } from '@zapovednik/areas/cabinet/routes';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { link } from '@zapovednik/platform/routes';

/** Orders on a page (LIM-25). */
const perPage = 4;

const states = ['all', 'work', 'done'] as const;
/** The shown orders: all, those in progress, or those that have ended. */
export type OrdersState = (typeof states)[number];

/** The parameters in the address of the list (CAB-14). */
export interface OrdersAddress {
  readonly state: OrdersState;
  /** Null: of all years. */
  readonly year: number | null;
  /** One order by its number; null: all. */
  readonly number: number | null;
  readonly page: number;
}

const numberOf = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? Number(text) : null);

/** Reads the address of the list. Invalid values are left out. */
export const readOrdersAddress = (query: URLSearchParams): OrdersAddress => ({
  state: states.find((state) => state === query.get('state')) ?? 'all',
  year: numberOf(query.get('year'), /^2\d{3}$/),
  number: numberOf(query.get('number'), /^[1-9]\d{0,8}$/),
  page: pageOf(query),
});

/** The address of the list with these filters; each change of a filter starts from the first page. */
export const ordersLink = ({ state, year, number, page }: Partial<OrdersAddress> = {}): string =>
  link(
    cabinetOrdersRoute,
    {},
    {
      state: state === 'all' ? undefined : state,
      year: year ? String(year) : undefined,
      number: number ? String(number) : undefined,
      ...onPage(page ?? 1),
    },
  );

const inWork = { all: undefined, work: 'Y', done: 'N' } as const;

/** The call for an address; newest orders first (API-100). */
export function ordersRequest({ state, year, number, page }: OrdersAddress): Input<typeof getPersonalOrders> {
  const IN_WORK = inWork[state];
  return {
    page,
    perPage,
    filter: { ...(year && { YEAR: year }), ...(number && { ID: number }), ...(IN_WORK && { IN_WORK }) },
  };
}
