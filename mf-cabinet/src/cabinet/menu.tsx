import type { ReactNode } from 'react';
import { rightsOf } from 'shared-contracts/cabinet/calls/rights';
import {
  cabinetAutoOrdersRoute,
  cabinetBonusesRoute,
  cabinetOrdersRoute,
  cabinetPersonalRoute,
  cabinetPetsRoute,
  cabinetProfilesRoute,
  cabinetPurchasedRoute,
  cabinetRecordsRoute,
  cabinetSettingsRoute,
} from 'shared-contracts/cabinet/routes';
import { orderForClientRoute } from 'shared-contracts/checkout/routes';
import { link, type RouteDefinition } from 'shared-contracts/routes';
import type { SessionState } from 'shared-contracts/shell/atoms';
import type { CityState } from 'shared-contracts/shell/models/city';
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

/** An entry of the cabinet's menu (CAB-01); the URL decides whether it is active. */
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
  readonly route: RouteDefinition;
  /** When absent, everybody in the cabinet sees the entry. */
  readonly shownTo?: (visitor: Visitor) => boolean;
}

/** CAB-02 to CAB-11. */
const rules: readonly Rule[] = [
  { route: cabinetPersonalRoute, icon: <User />, title: 'Личный кабинет' },
  { route: cabinetOrdersRoute, icon: <Package />, title: 'Мои заказы' },
  { route: cabinetAutoOrdersRoute, icon: <RefreshCw />, title: 'Автозаказы', shownTo: ({ city }) => city.isRc },
  { route: cabinetPurchasedRoute, icon: <PackageCheck />, title: 'Купленные товары' },
  { route: cabinetBonusesRoute, icon: <Star />, title: 'Бонусы' },
  { route: cabinetPetsRoute, icon: <PawPrint />, title: 'Мои питомцы' },
  {
    route: cabinetRecordsRoute,
    icon: <Calendar />,
    title: 'Записи и приёмы',
    shownTo: ({ city }) => city.isDefaultLocation,
  },
  { route: cabinetProfilesRoute, icon: <MapPin />, title: 'Мои адреса' },
  { route: cabinetSettingsRoute, icon: <Settings />, title: 'Профиль и настройки' },
  {
    route: orderForClientRoute,
    icon: <ShoppingBag />,
    title: 'Заказ за клиента',
    shownTo: ({ session }) => rightsOf(session).canLoginForSomeoneElse,
  },
];

/** The menu for this customer in this city. */
export function menuOf(visitor: Visitor): MenuEntry[] {
  return rules
    .filter(({ shownTo }) => shownTo?.(visitor) ?? true)
    .map(({ route, icon, title }) => ({ icon, title, path: link(route) }));
}
