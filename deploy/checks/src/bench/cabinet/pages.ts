import { getAccount } from '@zapovednik/api/cabinet/calls/account';
import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { getPersonalOrder, getPersonalOrders } from '@zapovednik/api/cabinet/calls/personal-order';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { getProfiles } from '@zapovednik/api/checkout/calls/delivery-profile';
import { getVetHistory, getVetVisits } from '@zapovednik/api/services/calls/vet-visit';
import { getOwnVisits } from '@zapovednik/api/services/calls/visit';
import type { Api } from '@zapovednik/platform/client';

/** The calls of each page of the cabinet. */
export const cabinetPages = (api: Api): Readonly<Record<string, (turn: number) => Promise<unknown>>> => ({
  home: () => api(getPersonalSummary, {}),
  orders: (turn) => api(getPersonalOrders, { page: 1 + (turn % 3) }),
  'orders in work': () => api(getPersonalOrders, { filter: { IN_WORK: 'Y' } }),
  'orders of a year': (turn) => api(getPersonalOrders, { filter: { YEAR: new Date().getFullYear() - (turn % 3) } }),
  order: async () => {
    const { orders } = await api(getPersonalOrders, {});
    return api(getPersonalOrder, { id: orders[0]?.id ?? 0 });
  },
  'auto-orders': () => api(getAutoOrders, {}),
  'purchased products': () => api(getPurchased, {}),
  subscriptions: () => api(getAwaitedProducts, {}),
  bonuses: () => api(getBonuses, {}),
  pets: () => api(getPets, {}),
  records: () =>
    Promise.all([api(getVetVisits, { filter: { IN_WORK: 'Y' } }), api(getVetHistory, {}), api(getOwnVisits, {})]),
  settings: () => Promise.all([api(getAccount, {}), api(getDevices, {})]),
  addresses: () => api(getProfiles, {}),
});
