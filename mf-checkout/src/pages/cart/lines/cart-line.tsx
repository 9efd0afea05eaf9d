import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { formatPackPrice, formatPrice } from '@zapovednik/rules/format';
import { Badge, IconButton, Picture, Price, QuantityStepper } from '@zapovednik/ui';
import { Trash2 } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { isOfProduct } from '../../../basket/basket-change';
import { KeptChange } from '../../../basket/kept-change';
import { isOrderable } from '../../../basket/patch-basket';
import { shortageOf } from '../../../basket/shortage';
import styles from './cart-line.module.css';
import { OneClickButton } from './one-click-button';
import { useFocusIfLost } from './use-focus-if-lost';

const LineShortage = lazy(async () => {
  const shortage = await import(/* webpackChunkName: "lazy-cart-notice" */ './line-shortage');
  return { default: shortage.LineShortage };
});

interface CartLineProps {
  /** One piece or more. */
  line: BasketLine;
  /** Whether it was removed and is restored: it takes the focus of the clicked button. */
  returned: boolean;
  /** The new quantity; 0 removes the line (CRT-17). */
  onChange: (quantity: number) => void;
}

/**
 * One product of the cart (CRT-02, CRT-09). A line that cannot be ordered at all has no price, and can only be removed.
 */
export function CartLine({ line, returned, onChange }: CartLineProps) {
  const { name, step, quantity, available, price } = line;
  const orderable = isOrderable(line);
  const isShort = shortageOf(line) !== null;
  const remove = useFocusIfLost(returned);
  return (
    <li className={clsx(styles.line, !orderable && styles.unavailable)}>
      <Picture
        src={line.picture}
        alt=""
        sizes="(min-width: 1024px) 72px, 54px"
        fit="contain"
        className={styles.picture}
      />
      <div className={styles.about}>
        <Link to={productLink(line.code)} className={styles.name}>
          {name}
        </Link>
        {line.details && <p className={styles.details}>{line.details}</p>}
        <p className={styles.facts}>
          {formatPrice(price)} за шт
          {step > 1 && ` · ${formatPackPrice(price * step)} за упаковку, ${step}\u00A0шт`}
        </p>
        {(line.isPrescription || line.isMarkdown) && (
          <p className={styles.badges}>
            {line.isPrescription && <Badge theme="red">По рецепту: только самовывоз</Badge>}
            {line.isMarkdown && <Badge theme="brandOrange">Уценка</Badge>}
          </p>
        )}
        {isShort && (
          <Suspense>
            <LineShortage line={line} onReduce={onChange} />
          </Suspense>
        )}
        <KeptChange of={(change) => isOfProduct(change, line.productId)} />
        {orderable && !isShort && <OneClickButton line={line} />}
      </div>
      {orderable && (
        <>
          <QuantityStepper
            label={name}
            value={quantity}
            max={available}
            step={step}
            onChange={onChange}
            className={styles.stepper}
          />
          <Price
            price={line.sum}
            oldPrice={line.basePrice * quantity}
            size="small"
            percent={false}
            className={styles.sum}
          />
        </>
      )}
      <IconButton ref={remove} label={`Удалить: ${name}`} className={styles.remove} onClick={() => onChange(0)}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
