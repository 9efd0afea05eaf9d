import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { link } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { Button, LinkButton } from '@zapovednik/ui';
import { ShoppingCart, Undo2 } from '@zapovednik/ui/icons';
import { Row } from '@zapovednik/ui/layout';
import styles from './favourites-page.module.css';
import { type Added, useAddAll } from './use-add-all';

/** How many names of products that were not added are shown. */
const namesShown = 3;

/**
 * «Всё в корзину», and then the result: the products that were added, those that were not, and a link to the cart. The
 * same button undoes it, so the keyboard focus stays.
 */
export function AddAll({ products }: { products: readonly ListItem[] }) {
  const { add, isAdding, result, undo, isUndoing } = useAddAll(products);
  const undoable = result && result.added.length > 0 ? result : null;
  return (
    <div className={styles.all}>
      <Row>
        <Button
          variant={undoable ? 'secondary' : 'primary'}
          icon={undoable ? <Undo2 /> : <ShoppingCart />}
          busy={isAdding || isUndoing}
          onClick={() => (undoable ? undo(undoable) : add())}
        >
          {undoable ? 'Отменить' : 'Всё в корзину'}
        </Button>
        {result && (
          <LinkButton variant={undoable ? 'primary' : 'secondary'} to={link(cartRoute)}>
            Перейти в корзину
          </LinkButton>
        )}
      </Row>
      <p role="status" className={styles.said}>
        {result && said(result)}
      </p>
    </div>
  );
}

const goods = (count: number) => `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;

function said({ added, left }: Added): string {
  if (added.length + left.length === 0) return 'Всё уже в корзине.';
  const done = added.length > 0 ? `В корзине ещё ${goods(added.length)}.` : '';
  if (left.length === 0) return done;
  const names = left.slice(0, namesShown).map(({ name }) => `«${name}»`);
  const more = left.length > namesShown ? ` и ещё ${left.length - namesShown}` : '';
  return `${done} Не получилось добавить: ${names.join(', ')}${more}.`.trim();
}
