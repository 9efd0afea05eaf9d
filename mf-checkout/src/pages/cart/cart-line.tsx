import type { BasketLine } from 'shared-contracts/api/basket';
import { productLink } from 'shared-contracts/catalog/routes';
import { formatPackPrice, formatPrice, isYes } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { Badge, IconButton, Picture, Price, QuantityStepper } from 'shared-contracts/ui';
import { Trash2 } from 'shared-contracts/ui/icons';
import styles from './cart-line.module.css';

interface CartLineProps {
  /** One piece or more. */
  line: BasketLine;
  /** The wished quantity; 0 takes the line out (CRT-17). */
  onChange: (quantity: number) => void;
}

/** One product of the cart (CRT-02, CRT-09). */
export function CartLine({ line, onChange }: CartLineProps) {
  const { ITEM: item, NAME: name, STEP: step, QUANTITY: quantity, AVAILABLE_QUANTITY: available } = line;
  return (
    <li className={styles.line}>
      <Picture
        src={item.pictures[0]}
        alt=""
        sizes="(min-width: 1024px) 72px, 54px"
        fit="contain"
        className={styles.picture}
      />
      <div className={styles.about}>
        <Link to={productLink(item.code)} className={styles.name}>
          {name}
        </Link>
        <p className={styles.facts}>
          {formatPrice(line.DISCOUNT_PRICE)} за шт
          {step > 1 && ` · ${formatPackPrice(line.DISCOUNT_PRICE * step)} за упаковку, ${step} шт`}
        </p>
        {(isYes(item.properties.prescription_drug.value) || item.properties.ucenka.value.length > 0) && (
          <p className={styles.badges}>
            {isYes(item.properties.prescription_drug.value) && <Badge theme="green">По рецепту</Badge>}
            {item.properties.ucenka.value.length > 0 && <Badge theme="red">Уценка</Badge>}
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
        price={line.SUM}
        oldPrice={line.BASE_PRICE * quantity}
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
