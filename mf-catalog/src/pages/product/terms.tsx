import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import type { Crumb } from '@zapovednik/ui';
import { Share } from '@zapovednik/ui/popover';
import { StockLevel } from '../../product-card/stock-level';
import { CompareSlot, ForPetSlot } from '../../slots/slots';
import { OneClickButton } from './buying/one-click-button';
import { RegularButton } from './buying/regular-button';
import { FavouriteButton } from './favourite-button';
import styles from './product-page.module.css';
import { DeliveryPromise } from './promises/delivery-promise';
import { ReturnPromise } from './promises/return-promise';

interface TermsProps {
  product: ProductDetail;
  /** One, or a pack. */
  pieces: number;
  /** The breadcrumb path to its section. */
  crumbs: readonly Crumb[];
}

/** What follows the basket button: other ways to buy, the stock, delivery and return. */
export function Terms({ product, pieces, crumbs }: TermsProps) {
  const { origin } = useApp();
  const { id, code, name, quantity, markdowns, isPrescription } = product;
  return (
    <>
      <div className={styles.more}>
        <div className={styles.ways}>
          <OneClickButton product={product} pieces={pieces} />
          <RegularButton product={product} pieces={pieces} />
        </div>
        <div className={styles.state}>
          <StockLevel quantity={quantity} className={styles.stock} />
          <div className={styles.actions}>
            <FavouriteButton productId={id} />
            <Share title={name} url={origin + productLink(code)} />
            <div className={styles.compare}>
              <CompareSlot productId={id} code={code} name={name} wide />
            </div>
          </div>
        </div>
        {markdowns.map((reason) => (
          <p key={reason} className={styles.note}>
            Уценка: {reason}
          </p>
        ))}
        {isPrescription && (
          <p className={styles.note}>Отпускается по рецепту и только самовывозом: возьмите рецепт с собой.</p>
        )}
      </div>
      <div className={styles.delivery}>
        <DeliveryPromise product={product} crumbs={crumbs} />
      </div>
      <div className={styles.foot}>
        <ReturnPromise product={product} />
        <div className={styles.pet}>
          <ForPetSlot product={product} />
        </div>
      </div>
    </>
  );
}
