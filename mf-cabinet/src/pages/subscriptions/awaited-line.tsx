import type { AwaitedProduct } from '@zapovednik/api/cabinet/models/awaited';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { CartButton, GoodsLine } from '../../goods/goods-line';
import styles from './subscriptions-page.module.css';
import { useSubscription } from './use-subscription';

/**
 * A product to which the customer is subscribed: date, city, address for the email. If it is in stock here, it can be
 * added to the cart at once.
 */
export function AwaitedLine({ item }: { item: AwaitedProduct }) {
  const { today } = useApp().city;
  const { product, email, since, city, isHere } = item;
  const { active, busy, end, renew } = useSubscription(item);
  const inStock = product.quantity > 0;
  // Elsewhere the button would create a subscription for this city.
  const canReturn = isHere && !inStock;
  return (
    <GoodsLine
      product={product}
      action={
        <div className={styles.actions}>
          {inStock && <CartButton product={product} />}
          {active ? (
            <Button wide busy={busy} aria-label={`Отписаться: ${product.name}`} onClick={end}>
              Отписаться
            </Button>
          ) : canReturn ? (
            <Button wide busy={busy} aria-label={`Подписаться снова: ${product.name}`} onClick={renew}>
              Вернуть
            </Button>
          ) : (
            <Button wide disabled>
              Подписки нет
            </Button>
          )}
        </div>
      }
    >
      <p role="status" className={styles.state}>
        {active ? stateOf(isHere, inStock, city) : 'Вы отписались: письма о поступлении не будет'}
      </p>
      <p>
        Подписка с {formatDay(since, today)}, письмо на {email}
      </p>
    </GoodsLine>
  );
}

function stateOf(isHere: boolean, inStock: boolean, city: string): string {
  if (!isHere) return `Ждёте ${city}`.trim();
  return inStock ? 'Снова в наличии' : 'Пока нет в наличии';
}
