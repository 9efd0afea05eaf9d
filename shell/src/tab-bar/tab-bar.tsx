import { NavLink } from 'shared-contracts/router';
import { to } from 'shared-contracts/routes';
import { Heart, House, LayoutGrid, ShoppingCart } from 'shared-contracts/ui/icons';
import { BasketCount, FavouritesCount } from '../header/count';
import { useProfileLink } from '../header/use-profile-link';
import styles from './tab-bar.module.css';

/** The five ways of a phone, at the thumb; from 1024 px on the header has them. */
export function TabBar() {
  const profile = useProfileLink();
  return (
    <nav aria-label="Разделы магазина" className={styles.bar}>
      <NavLink to={to.page('home')} end>
        <House />
        Главная
      </NavLink>
      <NavLink to={to.page('catalog')}>
        <LayoutGrid />
        Каталог
      </NavLink>
      <NavLink to={to.page('cart')}>
        <span className={styles.icon}>
          <ShoppingCart />
          <BasketCount />
        </span>
        Корзина
      </NavLink>
      <NavLink to={to.page('favourites')}>
        <span className={styles.icon}>
          <Heart />
          <FavouritesCount />
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
