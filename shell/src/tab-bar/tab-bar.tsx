import { catalogRoute, favouritesRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { NavLink } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Heart, House, LayoutGrid, ShoppingCart } from '@zapovednik/ui/icons';
import { BasketCountBadge, FavouritesCountBadge } from '../frame/count';
import { useProfileLink } from '../frame/use-profile-link';
import styles from './tab-bar.module.css';

/** The five main links of a phone, within reach of the thumb. From 1024 px on they are in the header. */
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
