import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { formatWeight } from '@zapovednik/rules/format';
import { RichText } from '@zapovednik/ui/rich-text';
import styles from './about-product.module.css';

/** The description and the characteristics of a product. */
export function AboutProduct({ product }: { product: ProductDetail }) {
  const { detail_text, preview_text, show_properties, properties, weight } = product;
  const own = [
    { name: 'Вес с упаковкой', value: weight > 0 ? formatWeight(weight) : '' },
    { name: properties.cml2_article.name, value: properties.cml2_article.value },
    { name: properties.cml2_bar_code.name, value: properties.cml2_bar_code.value },
  ];
  return (
    <div className={styles.about}>
      <section className={styles.description}>
        <h2 className={styles.heading}>Описание</h2>
        {detail_text ? <RichText html={detail_text} /> : <p>{preview_text}</p>}
      </section>
      <section>
        <h2 className={styles.heading}>Характеристики</h2>
        <dl className={styles.properties}>
          {[...show_properties, ...own]
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
