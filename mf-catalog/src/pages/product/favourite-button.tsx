import { Button } from '@zapovednik/ui';
import { Heart } from '@zapovednik/ui/icons';
import { useFavourite } from '../../favourites/use-favourite';
import styles from './favourite-button.module.css';

/** «В избранное» (PRD-34). */
export function FavouriteButton({ productId }: { productId: number }) {
  const { favourite, toggle } = useFavourite(productId);
  return (
    <Button variant="quiet" icon={<Heart />} aria-pressed={favourite} className={styles.favourite} onClick={toggle}>
      В избранное
    </Button>
  );
}
