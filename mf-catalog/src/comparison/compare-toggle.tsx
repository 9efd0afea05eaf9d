import { Button, IconButton } from '@zapovednik/ui';
import { Scale } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import type { CompareProps } from '../slots/slots';
import styles from './compare-toggle.module.css';
import { useCompared } from './compared';
import { OnProductSlot } from './on-product-slot';

/** «Сравнить», and what else comes to the product later: an icon on a card, a button with a label on the product page. */
export function CompareToggle({ productId, code, name, wide = false, className }: CompareProps) {
  const { compared, toggle } = useCompared({ id: productId, code });
  const shared = {
    'aria-pressed': compared,
    className: clsx(styles.toggle, wide && styles.wide, className),
    onClick: toggle,
  };
  if (wide) {
    return (
      <>
        <Button variant="quiet" icon={<Scale />} {...shared}>
          Сравнить
        </Button>
        <OnProductSlot productId={productId} look="page" />
      </>
    );
  }
  return (
    <>
      <IconButton label={`Сравнить: ${name}`} {...shared}>
        <Scale />
      </IconButton>
      <OnProductSlot productId={productId} look="card" />
    </>
  );
}
