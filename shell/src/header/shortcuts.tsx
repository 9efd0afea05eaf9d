import { useAtom } from 'shared-contracts/app';
import { favouritesRoute } from 'shared-contracts/catalog/routes';
import { basketAtom } from 'shared-contracts/checkout/atoms';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { formatPrice } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { VisuallyHidden } from 'shared-contracts/ui';
import { Heart, ShoppingCart } from 'shared-contracts/ui/icons';
import { BasketCountBadge, FavouritesCountBadge } from '../frame/count';
import { useProfileLink } from '../frame/use-profile-link';
import styles from './shortcuts.module.css';

/** Favourites, account and cart. Their space is reserved; personal data appears after hydration. */
export function Shortcuts() {
  const { sum } = useAtom(basketAtom);
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
