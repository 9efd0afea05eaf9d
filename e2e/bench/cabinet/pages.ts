import { getAccount } from 'shared-contracts/cabinet/calls/account';
import { getAwaitedProducts } from 'shared-contracts/cabinet/calls/awaited';
import { getBonuses } from 'shared-contracts/cabinet/calls/bonus';
import { getDevices } from 'shared-contracts/cabinet/calls/devices';
import { getAutoOrders } from 'shared-contracts/cabinet/calls/own-auto-order';
import { getPersonalOrder, getPersonalOrders } from 'shared-contracts/cabinet/calls/personal-order';
import { getPets } from 'shared-contracts/cabinet/calls/pet';
import { getPurchased } from 'shared-contracts/cabinet/calls/purchased';
import { getPersonalSummary } from 'shared-contracts/cabinet/calls/summary';
import { getProfiles } from 'shared-contracts/checkout/calls/delivery-profile';
import type { Api } from 'shared-contracts/client';
import { getVetHistory, getVetVisits } from 'shared-contracts/services/calls/vet-visit';
import { getOwnVisits } from 'shared-contracts/services/calls/visit';

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
