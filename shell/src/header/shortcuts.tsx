import { favouritesRoute } from '@zapovednik/areas/catalog/routes';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { useSelected } from '@zapovednik/platform/stores';
import { formatPrice } from '@zapovednik/rules/format';
import { VisuallyHidden } from '@zapovednik/ui';
import { Heart, ShoppingCart } from '@zapovednik/ui/icons';
import { BasketCountBadge, FavouritesCountBadge } from '../frame/count';
import { useProfileLink } from '../frame/use-profile-link';
import styles from './shortcuts.module.css';

/** Favourites, account and cart. Their space is reserved; personal data appears after hydration. */
export function Shortcuts() {
  const sum = useSelected(useApp().atom(basketAtom), (basket) => basket.sum);
  const profile = useProfileLink();
  return (
    <nav aria-label="Личное" className={styles.shortcuts}>
      <Link to={link(favouritesRoute)}>
        <span className={styles.icon}>
          <Heart />
          <FavouritesCountBadge />
        </span>
        <span>Избранное</span>
      </Link>
      <Link to={profile.to}>
        <profile.Icon />
        <span>{profile.label}</span>
      </Link>
      <Link to={link(cartRoute)}>
        <span className={styles.icon}>
          <ShoppingCart />
          <BasketCountBadge />
        </span>
        {sum > 0 ? (
          <>
            <VisuallyHidden>Корзина, </VisuallyHidden>
            <span className={styles.sum}>{formatPrice(sum)}</span>
          </>
        ) : (
          <span>Корзина</span>
        )}
      </Link>
    </nav>
  );
}
