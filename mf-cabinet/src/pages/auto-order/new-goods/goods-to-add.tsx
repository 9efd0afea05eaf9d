import { formatPrice } from '@zapovednik/rules/format';
import { IconButton, Picture } from '@zapovednik/ui';
import { Plus } from '@zapovednik/ui/icons';
import styles from '../auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';

interface GoodsToAddProps {
  /** The name of the list for screen readers. */
  label: string;
  products: readonly Omit<ChosenProduct, 'quantity'>[];
  /** What a press does, before the name of the product. */
  press?: string;
  onAdd: (product: ChosenProduct) => void;
}

/** Products that a click adds to the auto-order, one piece each. */
export const GoodsToAdd = ({ label, products, press = 'Добавить', onAdd }: GoodsToAddProps) => (
  <ul className={formStyles.goods} aria-label={label}>
    {products.map((product) => (
      <li key={product.productId} className={formStyles.product}>
        <Picture src={product.picture} alt="" sizes="54px" fit="contain" className={formStyles.picture} />
        <div>
          <p className={formStyles.name}>{product.name}</p>
          <p className={styles.hint}>{formatPrice(product.price)} за шт</p>
        </div>
        <IconButton label={`${press}: ${product.name}`} onClick={() => onAdd({ ...product, quantity: 1 })}>
          <Plus />
        </IconButton>
      </li>
    ))}
  </ul>
);
