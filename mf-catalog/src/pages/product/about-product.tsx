import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { formatWeight } from '@zapovednik/rules/format';
import { RichText } from '@zapovednik/ui/rich-text';
import styles from './about-product.module.css';

/** The description and the characteristics of a product. */
export function AboutProduct({ product }: { product: ProductDetail }) {
  const { description, lead, characteristics, article, barCode, weight } = product;
  const own = [{ name: 'Вес с упаковкой', value: weight > 0 ? formatWeight(weight) : '' }, article, barCode];
  return (
    <div className={styles.about}>
      <section className={styles.description}>
        <h2 className={styles.heading}>Описание</h2>
        {description ? <RichText html={description} /> : <p>{lead}</p>}
      </section>
      <section>
        <h2 className={styles.heading}>Характеристики</h2>
        <dl className={styles.properties}>
          {[...characteristics, ...own]
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </div>
  );
}
