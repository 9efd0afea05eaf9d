import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import type { PersonalSummary } from '@zapovednik/api/cabinet/models/summary';
import {
  cabinetAutoOrdersRoute,
  cabinetBonusesRoute,
  cabinetOrdersRoute,
  cabinetPersonalRoute,
  cabinetPetsRoute,
  cabinetProfilesRoute,
  cabinetPurchasedRoute,
  cabinetSettingsRoute,
  cabinetSubscriptionsRoute,
  cabinetVisitsRoute,
} from '@zapovednik/areas/cabinet/routes';
import { favouritesRoute } from '@zapovednik/areas/catalog/routes';
import { orderForClientRoute } from '@zapovednik/areas/checkout/routes';
import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { CityState } from '@zapovednik/platform/app';
import { link, type RouteDefinition } from '@zapovednik/platform/routes';
import {
  Bell,
  Calendar,
  Heart,
  House,
  MapPin,
  Package,
  PackageCheck,
  PawPrint,
  RefreshCw,
  Settings,
  ShoppingBag,
  Star,
} from '@zapovednik/ui/icons';
import type { ReactNode } from 'react';

/** A number next to an entry, and the words before it for screen readers. */
interface Count {
  readonly label: string;
  readonly of: (summary: PersonalSummary) => number;
}

/** An entry of the cabinet's menu (CAB-01); the URL decides whether it is active. */
export interface MenuEntry {
  readonly icon: ReactNode;
  readonly title: string;
  readonly path: string;
  readonly count?: Count | undefined;
}

/** A group of entries. The first group has no title. */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

interface Visitor {
  readonly city: CityState;
  readonly session: SessionState;
}

interface Rule extends Omit<MenuEntry, 'path'> {
  readonly route: RouteDefinition;
  /** Without it, the entry is shown to everybody in the cabinet. */
  readonly shownTo?: (visitor: Visitor) => boolean;
}

/** CAB-02 to CAB-12, with the counts of CAB-01; favourites and subscriptions are the shop's own. */
const groups: readonly { readonly title: string; readonly rules: readonly Rule[] }[] = [
  { title: '', rules: [{ route: cabinetPersonalRoute, icon: <House />, title: 'Личный кабинет' }] },
  {
    title: 'Покупки',
    rules: [
      {
        route: cabinetOrdersRoute,
        icon: <Package />,
        title: 'Мои заказы',
        count: { label: 'в работе', of: (summary) => summary.ordersInWork },
      },
      {
        route: cabinetAutoOrdersRoute,
        icon: <RefreshCw />,
        title: 'Автозаказы',
        shownTo: ({ city }) => city.isRc,
        count: { label: 'действуют', of: (summary) => summary.autoOrders },
      },
      { route: cabinetPurchasedRoute, icon: <PackageCheck />, title: 'Купленные товары' },
      {
        route: favouritesRoute,
        icon: <Heart />,
        title: 'Избранное',
        count: { label: 'товаров', of: (summary) => summary.favourites },
      },
      {
        route: cabinetSubscriptionsRoute,
        icon: <Bell />,
        title: 'Жду поступления',
        count: { label: 'товаров', of: (summary) => summary.subscriptions },
      },
    ],
  },
  {
    title: 'Питомцы и бонусы',
    rules: [
      {
        route: cabinetPetsRoute,
        icon: <PawPrint />,
        title: 'Мои питомцы',
        count: { label: 'питомцев', of: (summary) => summary.pets.length },
      },
      {
        route: cabinetBonusesRoute,
        icon: <Star />,
        title: 'Бонусы',
        count: { label: 'на счёте', of: (summary) => summary.bonuses.balance },
      },
      {
        route: cabinetVisitsRoute,
        icon: <Calendar />,
        title: 'Записи и приёмы',
        shownTo: ({ city }) => city.isDefaultLocation,
      },
    ],
  },
  {
    title: 'Профиль',
    rules: [
      { route: cabinetProfilesRoute, icon: <MapPin />, title: 'Мои адреса' },
      { route: cabinetSettingsRoute, icon: <Settings />, title: 'Профиль и настройки' },
    ],
  },
  {
    title: 'Для сотрудников',
    rules: [
      {
        route: orderForClientRoute,
        icon: <ShoppingBag />,
        title: 'Заказ за клиента',
        shownTo: ({ session }) => rightsOf(session).canLoginForSomeoneElse,
      },
    ],
  },
];

/** The menu for this customer in this city; groups without entries are left out. */
export function menuOf(visitor: Visitor): MenuGroup[] {
  return groups.flatMap(({ title, rules }) => {
    const entries = rules
      .filter(({ shownTo }) => shownTo?.(visitor) ?? true)
      .map(({ route, ...entry }) => ({ ...entry, path: link(route) }));
    return entries.length > 0 ? { title, entries } : [];
  });
}
