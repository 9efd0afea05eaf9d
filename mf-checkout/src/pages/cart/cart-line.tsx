import { productLink } from 'shared-contracts/catalog/routes';
import type { BasketLine } from 'shared-contracts/checkout/models/basket';
import { formatPackPrice, formatPrice } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { Badge, IconButton, Picture, Price, QuantityStepper } from 'shared-contracts/ui';
import { Trash2 } from 'shared-contracts/ui/icons';
import styles from './cart-line.module.css';

interface CartLineProps {
  /** One piece or more. */
  line: BasketLine;
  /** The new quantity; 0 removes the line (CRT-17). */
  onChange: (quantity: number) => void;
}

/** One product of the cart (CRT-02, CRT-09). */
export function CartLine({ line, onChange }: CartLineProps) {
  const { name, step, quantity, available, price } = line;
  return (
    <li className={styles.line}>
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
        <p className={styles.facts}>
          {formatPrice(price)} за шт
          {step > 1 && ` · ${formatPackPrice(price * step)} за упаковку, ${step} шт`}
        </p>
        {(line.isPrescription || line.isMarkdown) && (
          <p className={styles.badges}>
            {line.isPrescription && <Badge theme="green">По рецепту</Badge>}
            {line.isMarkdown && <Badge theme="red">Уценка</Badge>}
          </p>
        )}
        {quantity > available && (
          <p className={styles.shortage}>{available > 0 ? `В наличии только ${available} шт` : 'Нет в наличии'}</p>
        )}
      </div>
      <QuantityStepper
        label={name}
        value={quantity}
        max={Math.max(available, 0)}
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
      <IconButton label={`Удалить: ${name}`} className={styles.remove} onClick={() => onChange(0)}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
