import { Button } from 'shared-contracts/ui';
import { Scale } from 'shared-contracts/ui/icons';
import { useCompared } from '../../comparison/use-compared';
import styles from './compare-button.module.css';

/** «Сравнить» on the product page. */
export function CompareButton({ productId, code }: { productId: number; code: string }) {
  const { compared, toggle } = useCompared(productId, code);
  return (
    <Button variant="quiet" icon={<Scale />} aria-pressed={compared} className={styles.compare} onClick={toggle}>
      Сравнить
    </Button>
  );
}
