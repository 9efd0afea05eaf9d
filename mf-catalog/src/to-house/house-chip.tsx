import { VisuallyHidden } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import styles from './house-chip.module.css';
import { useHousePromise } from './use-house-promise';

/** On the picture of a card: when the chosen house can get the product. It takes no space, because it comes later than the card. */
export function HouseChip({ productId }: { productId: number }) {
  const promise = useHousePromise(productId);
  if (!promise) return null;
  const { address, text, period } = promise;
  return (
    <p className={styles.chip}>
      <MapPin />
      <span aria-hidden="true">{period}</span>
      <VisuallyHidden>
        {address}: {text}
      </VisuallyHidden>
    </p>
  );
}
