import type { BonusSummary, PersonalSummary } from '@zapovednik/api/cabinet/models/summary';
import {
  cabinetAutoOrdersRoute,
  cabinetBonusesRoute,
  cabinetPetsRoute,
  cabinetProfilesRoute,
  cabinetPurchasedRoute,
  cabinetSubscriptionsRoute,
} from '@zapovednik/areas/cabinet/routes';
import { favouritesRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatDay } from '@zapovednik/rules/dates';
import { formatNumber, plural } from '@zapovednik/rules/format';
import { Bell, Heart, MapPin, PackageCheck, PawPrint, RefreshCw, Star } from '@zapovednik/ui/icons';
import { Detail } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import styles from './personal-page.module.css';

/** «Рекс, Мурка и Кеша» */
const formatNames = new Intl.ListFormat('ru');

const goods = (count: number) => `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;

/** The sections that have content or invite to start; no tile leads to an empty page. */
export function Tiles({ summary }: { summary: PersonalSummary }) {
  const { city } = useApp();
  const { bonuses, nextAutoOrder, subscriptions, favourites, addresses } = summary;
  return (
    <ul aria-label="Разделы кабинета" className={styles.tiles}>
      <Tile icon={<Star />} title="Бонусы" to={link(cabinetBonusesRoute)}>
        {bonusesLine(bonuses)}
      </Tile>
      {city.isRc && nextAutoOrder && (
        <Tile icon={<RefreshCw />} title="Автозаказ" to={link(cabinetAutoOrdersRoute)}>
          {nextAutoOrder.problem ?? `Следующий — ${formatDay(nextAutoOrder.date, city.today)}`}
        </Tile>
      )}
      <Tile icon={<PawPrint />} title="Мои питомцы" to={link(cabinetPetsRoute)}>
        {summary.pets.length > 0 ? formatNames.format(summary.pets) : 'Корм и уход по возрасту и породе'}
      </Tile>
      {summary.hasPurchases && (
        <Tile icon={<PackageCheck />} title="Купленные товары" to={link(cabinetPurchasedRoute)}>
          Повторить покупку одним нажатием
        </Tile>
      )}
      {favourites > 0 && (
        <Tile icon={<Heart />} title="Избранное" to={link(favouritesRoute)}>
          {goods(favourites)}
        </Tile>
      )}
      {subscriptions > 0 && (
        <Tile icon={<Bell />} title="Жду поступления" to={link(cabinetSubscriptionsRoute)}>
          {goods(subscriptions)}
        </Tile>
      )}
      <Tile icon={<MapPin />} title="Мои адреса" to={link(cabinetProfilesRoute)}>
        {addresses > 0
          ? `${addresses} ${plural(addresses, ['адрес', 'адреса', 'адресов'])}`
          : 'Добавьте, чтобы не вводить при заказе'}
      </Tile>
    </ul>
  );
}

interface TileProps {
  icon: ReactNode;
  title: string;
  to: string;
  /** What is there now. */
  children: string;
}

const Tile = ({ icon, title, to, children }: TileProps) => (
  <li>
    <Link to={to} className={styles.tile}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <span className={styles.tileTitle}>{title}</span> <Detail>{children}</Detail>
      </span>
    </Link>
  </li>
);

function bonusesLine({ balance, expected, card }: BonusSummary): string {
  if (!card && balance === 0) return 'Карта появится с первым заказом';
  const text = `${formatNumber(balance)} ${plural(balance, ['бонус', 'бонуса', 'бонусов'])}`;
  return expected > 0 ? `${text}, ещё ${formatNumber(expected)} в пути` : text;
}
