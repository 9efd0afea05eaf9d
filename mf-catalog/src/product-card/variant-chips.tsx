import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { useFittingCount } from './use-fitting-count';
import styles from './variant-chips.module.css';

interface VariantChipsProps {
  product: Pick<ListItem, 'code' | 'variants' | 'offersBy'>;
  /** id of the variant that the card shows. */
  chosen: number;
  onChoose: (id: number) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The variants of a product, as many as fit on one line (PRD-14, PRD-60); the others are behind «+2». Each is a link to its own page;
 * a plain click switches the card in place. A product without variants reserves their space, so that cards in a row are aligned.
 */
export function VariantChips({ product, chosen, onChoose }: VariantChipsProps) {
  const { code, variants, offersBy } = product;
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, variants.length);
  const hidden = variants.length - fitting;
  if (variants.length < 2) return <div className={styles.variants} />;
  return (
    <div className={styles.variants}>
      <ul ref={list} data-in-place="" aria-label={offersBy ?? undefined}>
        {variants.map(({ id, code, value, cityQuantity }, index) => (
          <li key={id} className={index >= fitting ? styles.out : undefined}>
            <Link
              to={productLink(code)}
              aria-current={id === chosen ? 'true' : undefined}
              className={clsx(cityQuantity <= 0 && styles.none)}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {value}
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Link to={productLink(code)} aria-label={`Ещё ${hidden}`} className={styles.more}>
          +{hidden}
        </Link>
      )}
    </div>
  );
}
