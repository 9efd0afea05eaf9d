import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { VisuallyHidden } from '@zapovednik/ui';
import styles from './count.module.css';

/** The number of pieces in the basket, at its icon; nothing if it is unknown or zero. */
export function BasketCountBadge() {
  return <Count value={useAtom(basketAtom).quantity} />;
}

/** The number of favourite products, at their icon. */
export function FavouritesCountBadge() {
  return <Count value={useAtom(favouritesAtom)?.length ?? 0} />;
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {value > 99 ? '99+' : value}
      </span>
      <VisuallyHidden>{value} </VisuallyHidden>
    </>
  );
}
