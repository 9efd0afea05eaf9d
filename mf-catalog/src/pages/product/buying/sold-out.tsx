import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { lazyPart, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { type Crumb, LinkButton, Picture, Price } from '@zapovednik/ui';
import { useId } from 'react';
import { analoguesQuery } from '../../../analogues/analogues-query';
import { PriceFacts } from '../../../product-card/price-facts';
import promise from '../promises/delivery-promise.module.css';
import styles from './sold-out.module.css';

const SoldOutNote = lazyPart({
  area: 'mf-catalog',
  name: 'sold-out-note',
  load: () => import(/* webpackChunkName: "lazy-subscribe" */ '../../../stock-subscription/sold-out-note'),
});

interface SoldOutProps {
  product: Pick<ProductDetail, 'id' | 'code' | 'cityQuantity'>;
  /** The breadcrumb path to the product's section, which has similar goods. */
  crumbs: readonly Crumb[];
}

const SHOWN = 3;

/**
 * For a product that is sold out in this city, in place of its delivery: products that can replace it, and its section.
 */
export default function SoldOut({ product: { id: productId, code, cityQuantity }, crumbs }: SoldOutProps) {
  const app = useApp();
  const { data: analogues = [] } = useQuery(analoguesQuery(app, productId));
  const id = useId();
  const section = crumbs.at(-1);
  return (
    <div className={promise.promise}>
      <h2 className={promise.title}>Сейчас нет {app.city.cases.inCity}</h2>
      {cityQuantity <= 0 && (
        <p className={promise.text}>
          <SoldOutNote id={productId} code={code} />
        </p>
      )}
      {analogues.length > 0 ? (
        <section className={styles.instead} aria-labelledby={id}>
          <h3 id={id}>Чем заменить</h3>
          <ul>
            {analogues.slice(0, SHOWN).map((product) => (
              <Replacement key={product.id} product={product} />
            ))}
          </ul>
        </section>
      ) : (
        <p className={promise.text}>Загляните позже или посмотрите похожие товары.</p>
      )}
      {section?.to && <LinkButton to={section.to}>Все товары раздела «{section.title}»</LinkButton>}
    </div>
  );
}

function Replacement({ product: { code, name, price, bonus, picture } }: { product: ListItem }) {
  return (
    <li className={styles.replacement}>
      <Picture src={picture} alt="" ratio="4:5" sizes="64px" className={styles.picture} />
      <div>
        <Link to={productLink(code)} className={styles.name}>
          {softHyphens(name)}
        </Link>
        <Price price={price.current} oldPrice={price.old} percent={false} />
        <PriceFacts price={price} bonus={bonus} />
      </div>
    </li>
  );
}
