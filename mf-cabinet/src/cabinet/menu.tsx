import type { ReactNode } from 'react';
import { type RouteId, to } from 'shared-contracts/routes';
import { type CityState, rightsOf, type SessionState } from 'shared-contracts/state';
import {
  Calendar,
  MapPin,
  Package,
  PackageCheck,
  PawPrint,
  RefreshCw,
  Settings,
  ShoppingBag,
  Star,
  User,
} from 'shared-contracts/ui/icons';

/** An entry of the cabinet's menu (CAB-01); whether it is active follows from the address. */
export interface MenuEntry {
  readonly icon: ReactNode;
  readonly title: string;
  readonly path: string;
}

interface Visitor {
  readonly city: CityState;
  readonly session: SessionState;
}

interface Rule extends Omit<MenuEntry, 'path'> {
  readonly id: RouteId;
  /** Without one: for everybody in the cabinet. */
  readonly shownTo?: (visitor: Visitor) => boolean;
}

/** CAB-02 to CAB-11. */
const rules: readonly Rule[] = [
  { id: 'cabinetPersonal', icon: <User />, title: 'Личный кабинет' },
  { id: 'cabinetOrders', icon: <Package />, title: 'Мои заказы' },
  { id: 'cabinetAutoOrders', icon: <RefreshCw />, title: 'Автозаказы', shownTo: ({ city }) => city.isRc },
  { id: 'cabinetPurchased', icon: <PackageCheck />, title: 'Купленные товары' },
  { id: 'cabinetBonuses', icon: <Star />, title: 'Бонусы' },
  { id: 'cabinetPets', icon: <PawPrint />, title: 'Мои питомцы' },
  {
    id: 'cabinetRecords',
    icon: <Calendar />,
    title: 'Записи и приёмы',
    shownTo: ({ city }) => city.isDefaultLocation,
  },
  { id: 'cabinetProfiles', icon: <MapPin />, title: 'Мои адреса' },
  { id: 'cabinetSettings', icon: <Settings />, title: 'Профиль и настройки' },
  {
    id: 'orderForClient',
    icon: <ShoppingBag />,
    title: 'Заказ за клиента',
    shownTo: ({ session }) => rightsOf(session).canLoginForSomeoneElse,
  },
];

/** The menu of this person in this city. */
export function menuOf(visitor: Visitor): MenuEntry[] {
  return rules
    .filter(({ shownTo }) => shownTo?.(visitor) ?? true)
    .map(({ id, icon, title }) => ({ icon, title, path: to.page(id) }));
}
