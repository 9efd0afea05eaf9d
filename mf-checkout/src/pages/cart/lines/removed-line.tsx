import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { Button } from '@zapovednik/ui';
import { Undo2 } from '@zapovednik/ui/icons';
import { isOfProduct } from '../../../basket/basket-change';
import { KeptChange } from '../../../basket/kept-change';
import styles from './removed-line.module.css';
import { useFocusIfLost } from './use-focus-if-lost';

interface RemovedLineProps {
  line: BasketLine;
  busy: boolean;
  onRestore: () => void;
}

/** Replaces a removed line, with a button to restore it. */
export function RemovedLine({ line, busy, onRestore }: RemovedLineProps) {
  const undo = useFocusIfLost();
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p role="status" className={styles.text}>
          Удалён: {line.name}
        </p>
        <KeptChange of={(change) => isOfProduct(change, line.productId)} />
      </div>
      <Button
        ref={undo}
        variant="quiet"
        icon={<Undo2 />}
        busy={busy}
        onClick={onRestore}
        aria-label={`Вернуть: ${line.name}`}
      >
        Вернуть
      </Button>
    </li>
  );
}
