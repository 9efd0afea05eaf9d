import type { PackMode } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { formatQuantity } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { Pack } from '../../../products/pack';
import styles from './choice.module.css';

interface QuantityChoiceProps {
  code: string;
  pack: Pack;
  chosen: PackMode;
}

/** «Количество:» by the piece or by the pack (PRD-27 to PRD-30); the choice is in the URL. */
export function QuantityChoice({ code, pack, chosen }: QuantityChoiceProps) {
  const id = useId();
  const packLabel = `${formatQuantity(pack.pieces)} (упаковка)`;
  const option = (mode: PackMode) => ({
    to: productLink(code, mode),
    replace: true,
    preventScrollReset: true,
    className: styles.option,
    'aria-current': mode === chosen ? ('true' as const) : undefined,
  });
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.label}>
        Количество:
      </p>
      <ul className={styles.options}>
        <li>
          <Link {...option('ST')}>{formatQuantity(1)}</Link>
        </li>
        <li>
          {pack.available ? (
            <Link {...option('PACK')}>{packLabel}</Link>
          ) : (
            <span aria-disabled="true" className={clsx(styles.option, styles.none)}>
              {packLabel}
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}

/** The place of the choice until the product has come: a card knows only that there are packs. */
export function PackWaiting() {
  return (
    <div aria-busy="true">
      <p className={styles.label}>Количество:</p>
      <div className={styles.options}>
        <span className={styles.option}>&nbsp;</span>
        <span className={styles.option}>&nbsp;</span>
      </div>
    </div>
  );
}
