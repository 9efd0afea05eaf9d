import { useAtom } from 'shared-contracts/app';
import { favouritesAtom } from 'shared-contracts/catalog/atoms';
import { basketAtom } from 'shared-contracts/checkout/atoms';
import { VisuallyHidden } from 'shared-contracts/ui';
import styles from './count.module.css';

/** The number of pieces in the basket, at its icon; nothing if it is unknown or zero. */
export function BasketCountBadge() {
  return <Count value={useAtom(basketAtom).count} />;
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
