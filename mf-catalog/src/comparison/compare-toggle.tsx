import { Button, IconButton } from '@zapovednik/ui';
import { Scale } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { KeptOnProduct } from '../kept/kept-on-product';
import type { CompareProps } from '../slots/slots';
import { HouseChip } from '../to-house/house-chip';
import styles from './compare-toggle.module.css';
import { useCompared } from './compared';

/**
 * «Сравнить», and what else comes to a product later: presses that wait for the network, and on a card, where «Сравнить» is an icon,
 * what the chosen house changes.
 */
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
        <KeptOnProduct productId={productId} />
      </>
    );
  }
  return (
    <>
      <IconButton label={`Сравнить: ${name}`} {...shared}>
        <Scale />
      </IconButton>
      <HouseChip productId={productId} />
      <KeptOnProduct productId={productId} className={styles.kept} />
    </>
  );
}
