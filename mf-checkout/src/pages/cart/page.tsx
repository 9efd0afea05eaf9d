import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { definePage, useAtom } from '@zapovednik/platform/app';
import { Container, ErrorFallback, Metadata } from '@zapovednik/ui';
import { lazy, Suspense, useRef } from 'react';
import { shortageOf } from '../../basket/shortage';
import { useBasket } from '../../basket/use-basket';
import { OrderTotalsLayout } from '../../order-totals/order-totals';
import frame from '../../page/page.module.css';
import { CartSkeleton } from './cart-skeleton';
import { CrossSell } from './cross-sell';
import { EmptyCart } from './empty-cart';
import { CartLines } from './lines/cart-lines';
import { useRemovedLines } from './lines/use-removed-lines';
import { loadCart } from './load';
import { CartSummary } from './summary/cart-summary';

/** Loaded only for a basket that needs it: most can be ordered as they are. */
const CartNotice = lazy(async () => {
  const notice = await import(/* webpackChunkName: "lazy-cart-notice" */ './cart-notice');
  return { default: notice.CartNotice };
});

/** `/personal/cart/`: the products in the basket, the totals, and the button to the order (ROU-57, CRT-01). */
function CartPage({ data: { failed } }: { data: { failed: boolean } }) {
  const { basket, changes, isError, isFetching, refetch } = useBasket();
  const removed = useRemovedLines(basket?.lines ?? [], changes);
  const notice = useRef<HTMLElement>(null);
  const short = basket?.lines.filter((line) => shortageOf(line) !== null) ?? [];
  const isEmpty = basket?.lines.length === 0;
  const { fastPickup: fromShelf } = useAtom(deliveryAtom);
  const isBlocked = short.length > 0 && !(fromShelf && basket && basket.totals.price > 0);

  return (
    <Container className={frame.page}>
      <Metadata title="Корзина" description="Товары, которые вы выбрали в «Заповеднике», их сумма и вес." hidden />
      <h1 className={frame.heading}>Корзина</h1>
      {!basket &&
        (isError || failed ? (
          <ErrorFallback
            title="Ошибка инициалиции корзины"
            text="Товары в корзине сохранились. Попробуйте ещё раз."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <CartSkeleton />
        ))}
      {basket && (!isEmpty || removed.lines.length > 0) && (
        <OrderTotalsLayout>
          <div>
            {short.length > 0 && (
              <Suspense>
                <CartNotice ref={notice} short={short} fromShelf={fromShelf} onRemove={removed.remember} />
              </Suspense>
            )}
            <CartLines lines={basket.lines} removed={removed} />
          </div>
          {!isEmpty && (
            <CartSummary
              totals={basket.totals}
              pending={changes.length > 0}
              onBlocked={isBlocked ? () => notice.current?.focus() : undefined}
            />
          )}
        </OrderTotalsLayout>
      )}
      {basket && !isEmpty && <CrossSell lines={basket.lines} />}
      {isEmpty && <EmptyCart />}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadCart, Component: CartPage });
