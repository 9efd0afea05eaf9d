import { Button, IconButton } from '@zapovednik/ui';
import { Scale } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import type { CompareProps } from '../slots/slots';
import { HouseChip } from '../to-house/house-chip';
import styles from './compare-toggle.module.css';
import { useCompared } from './compared';

/** «Сравнить»: on a card an icon, with what the chosen house changes; on the product page a button with a label. */
export function CompareToggle({ productId, code, name, wide = false, className }: CompareProps) {
  const { compared, toggle } = useCompared({ id: productId, code });
  const shared = {
    'aria-pressed': compared,
    className: clsx(styles.toggle, wide && styles.wide, className),
    onClick: toggle,
  };
  if (wide) {
    return (
      <Button variant="quiet" icon={<Scale />} {...shared}>
        Сравнить
      </Button>
    );
  }
  return (
    <>
      <IconButton label={`Сравнить: ${name}`} {...shared}>
        <Scale />
      </IconButton>
      <HouseChip productId={productId} />
    </>
  );
}
