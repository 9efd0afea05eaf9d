import { formatPrice } from '@zapovednik/rules/format';
import { IconButton, Picture } from '@zapovednik/ui';
import { Plus } from '@zapovednik/ui/icons';
import styles from './auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';

interface GoodsToAddProps {
  /** The name of the list for screen readers. */
  label: string;
  products: readonly Omit<ChosenProduct, 'quantity'>[];
  onAdd: (product: ChosenProduct) => void;
}

/** Products that a click adds to the auto-order, one piece each. */
export const GoodsToAdd = ({ label, products, onAdd }: GoodsToAddProps) => (
  <ul className={formStyles.goods} aria-label={label}>
    {products.map((product) => (
      <li key={product.productId} className={formStyles.product}>
        <Picture src={product.picture} alt="" sizes="54px" fit="contain" className={formStyles.picture} />
        <div>
          <p className={formStyles.name}>{product.name}</p>
          <p className={styles.hint}>{formatPrice(product.price)} за шт</p>
        </div>
        <IconButton label={`Добавить: ${product.name}`} onClick={() => onAdd({ ...product, quantity: 1 })}>
          <Plus />
        </IconButton>
      </li>
    ))}
  </ul>
);
