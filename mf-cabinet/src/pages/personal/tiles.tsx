import type { PersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
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
import { formatLongDate } from '@zapovednik/rules/dates';
import { formatNumber, isYes, plural } from '@zapovednik/rules/format';
import { Bell, Heart, MapPin, PackageCheck, PawPrint, RefreshCw, Star } from '@zapovednik/ui/icons';
import type { ReactNode } from 'react';
import styles from './personal-page.module.css';

/** «Рекс, Мурка и Кеша» */
const formatNames = new Intl.ListFormat('ru');

const goods = (count: number) => `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;

/** The sections that have something to show, or that invite to begin; none leads to an empty page. */
export function Tiles({ summary }: { summary: PersonalSummary }) {
  const { city } = useApp();
  const { BONUSES, NEXT_AUTO_ORDER, SUBSCRIPTIONS, FAVOURITES, ADDRESSES } = summary;
  return (
    <ul aria-label="Разделы кабинета" className={styles.tiles}>
      <Tile icon={<Star />} title="Бонусы" to={link(cabinetBonusesRoute)}>
        {bonusesLine(BONUSES)}
      </Tile>
      {city.isRc && NEXT_AUTO_ORDER && (
        <Tile icon={<RefreshCw />} title="Автозаказ" to={link(cabinetAutoOrdersRoute)}>
          {NEXT_AUTO_ORDER.PROBLEM ?? `Следующий — ${formatLongDate(NEXT_AUTO_ORDER.DATE)}`}
        </Tile>
      )}
      <Tile icon={<PawPrint />} title="Мои питомцы" to={link(cabinetPetsRoute)}>
        {summary.PETS.length > 0 ? formatNames.format(summary.PETS) : 'Корм и уход по возрасту и породе'}
      </Tile>
      {isYes(summary.HAS_PURCHASES) && (
        <Tile icon={<PackageCheck />} title="Купленные товары" to={link(cabinetPurchasedRoute)}>
          Повторить покупку одним нажатием
        </Tile>
      )}
      {FAVOURITES > 0 && (
        <Tile icon={<Heart />} title="Избранное" to={link(favouritesRoute)}>
          {goods(FAVOURITES)}
        </Tile>
      )}
      {SUBSCRIPTIONS > 0 && (
        <Tile icon={<Bell />} title="Жду поступления" to={link(cabinetSubscriptionsRoute)}>
          {goods(SUBSCRIPTIONS)}
        </Tile>
      )}
      <Tile icon={<MapPin />} title="Мои адреса" to={link(cabinetProfilesRoute)}>
        {ADDRESSES > 0
          ? `${ADDRESSES} ${plural(ADDRESSES, ['адрес', 'адреса', 'адресов'])}`
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
        <span className={styles.tileTitle}>{title}</span> <span className={styles.tileText}>{children}</span>
      </span>
    </Link>
  </li>
);

function bonusesLine({ BALANCE, EXPECTED, CARD }: PersonalSummary['BONUSES']): string {
  if (!CARD && BALANCE === 0) return 'Карта появится с первым заказом';
  const balance = `${formatNumber(BALANCE)} ${plural(BALANCE, ['бонус', 'бонуса', 'бонусов'])}`;
  return EXPECTED > 0 ? `${balance}, ещё ${formatNumber(EXPECTED)} в пути` : balance;
}
