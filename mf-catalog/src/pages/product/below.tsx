import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { analogues } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { ReviewsSection } from '../../reviews/reviews-section';
import { ViewedSlot } from '../../slots/slots';
import { AboutProduct } from './about-product';
import styles from './product-page.module.css';
import { BoughtWith, OfBrand } from './rows-below';

/** What is below the first screens: the description, reviews and rows of other products. */
export function Below({ product }: { product: ProductDetail }) {
  const { id } = product;
  return (
    <>
      <div className={styles.about}>
        <AboutProduct product={product} />
        <ReviewsSection product={product} />
      </div>
      <div className={styles.rest}>
        <BoughtWith productId={id} />
        <Widget key={id} of={analogues} props={{ productId: id }} whenSeen fallback={null} />
        <OfBrand product={product} />
        <ViewedSlot productId={id} />
      </div>
    </>
  );
}
