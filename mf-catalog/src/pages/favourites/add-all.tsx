import type { ListItem } from 'shared-contracts/catalog/calls/product';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { plural } from 'shared-contracts/format';
import { link } from 'shared-contracts/routes';
import { Button, LinkButton } from 'shared-contracts/ui';
import { ShoppingCart, Undo2 } from 'shared-contracts/ui/icons';
import styles from './favourites-page.module.css';
import { type Added, useAddAll } from './use-add-all';

/** How many names of what was left out are said. */
const namesShown = 3;

/** «Всё в корзину», and afterwards what was added, what was not, and the way back. */
export function AddAll({ products }: { products: readonly ListItem[] }) {
  const { add, isAdding, result, undo, isUndoing } = useAddAll(products);
  return (
    <div className={styles.all}>
      {!result && (
        <Button variant="primary" icon={<ShoppingCart />} busy={isAdding} onClick={add}>
          Всё в корзину
        </Button>
      )}
      <p role="status" className={styles.said}>
        {result && said(result)}
      </p>
      {result && (
        <div className={styles.next}>
          <LinkButton variant="primary" to={link(cartRoute)}>
            Перейти в корзину
          </LinkButton>
          {result.added.length > 0 && (
            <Button icon={<Undo2 />} busy={isUndoing} onClick={() => undo(result)}>
              Отменить
            </Button>
          )}
        </div>
      )}
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
