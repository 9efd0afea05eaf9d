import { catalogRoute, favouritesRoute, homeRoute } from 'shared-contracts/catalog/routes';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { NavLink } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Heart, House, LayoutGrid, ShoppingCart } from 'shared-contracts/ui/icons';
import { BasketCountBadge, FavouritesCountBadge } from '../frame/count';
import { useProfileLink } from '../frame/use-profile-link';
import styles from './tab-bar.module.css';

/** The five main links of a phone, in reach of the thumb. From 1024 px on they are in the header. */
export function TabBar() {
  const profile = useProfileLink();
  return (
    <nav aria-label="Разделы магазина" className={styles.bar}>
      <NavLink to={link(homeRoute)} end>
        <House />
        Главная
      </NavLink>
      <NavLink to={link(catalogRoute)}>
        <LayoutGrid />
        Каталог
      </NavLink>
      <NavLink to={link(cartRoute)}>
        <span className={styles.icon}>
          <ShoppingCart />
          <BasketCountBadge />
        </span>
        Корзина
      </NavLink>
      <NavLink to={link(favouritesRoute)}>
        <span className={styles.icon}>
          <Heart />
          <FavouritesCountBadge />
        </span>
        Избранное
      </NavLink>
      <NavLink to={profile.to}>
        <profile.Icon />
        Профиль
      </NavLink>
    </nav>
  );
}
