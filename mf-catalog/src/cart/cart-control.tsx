import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { lazyPart } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatQuantity } from '@zapovednik/rules/format';
import { Button, QuantityStepper, VisuallyHidden } from '@zapovednik/ui';
import { ShoppingCart } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useRef } from 'react';
import styles from './cart-control.module.css';
import { useCart } from './use-cart';

const SubscribeButton = lazyPart({
  area: 'mf-catalog',
  name: 'subscribe-button',
  load: () => import(/* webpackChunkName: "lazy-subscribe" */ '../stock-subscription/subscribe-button'),
  waiting: (
    <Button wide disabled>
      Подписаться
    </Button>
  ),
});

interface CartControlProps {
  productId: number;
  name: string;
  /** Pieces that can be ordered. */
  available: number;
  /** Sold out in the city: the visitor can subscribe instead (PRD-43). */
  soldOut?: boolean;
  /** Pieces that one click adds: one, or a pack (PRD-09, CRT-15). */
  step?: number;
  /** With a label next to the cart icon, if there is enough space. */
  wide?: boolean;
}

/**
 * One button that becomes the stepper in place, with the same height and width (PRD-41, PRD-42). A product in the
 * basket keeps its stepper when it is out of stock, so that it can be removed (PRD-45). A product that is sold out in
 * the city has the button of the stock subscription.
 */
export function CartControl({ productId, name, available, soldOut = false, step = 1, wide = false }: CartControlProps) {
  const { quantity, add, set } = useCart(productId, step);
  const place = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);
  const inBasket = quantity > 0;
  // The press is shown first, by the button's own text: removing the focused button and creating the stepper wait for that.
  const hasStepper = useDeferredValue(inBasket);
  const label = inBasket ? 'В корзине' : 'В корзину';

  // The pressed button is gone: the focus moves to its replacement. This waits for the end of the key press, because
  // the key would otherwise also press the new element.
  useEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    const next = hasStepper ? 'button:last-of-type' : 'button';
    const frame = requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(next)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hasStepper]);

  const put = () => {
    focusFollows.current = true;
    void add(step);
  };

  const change = (pieces: number) => {
    focusFollows.current = pieces === 0;
    void set(pieces);
  };

  return (
    <div ref={place} className={clsx(styles.control, wide && styles.wide)}>
      {hasStepper ? (
        <>
          <QuantityStepper
            label={name}
            value={quantity}
            max={available}
            step={step}
            onChange={change}
            className={styles.stepper}
          />
          <Link to={link(cartRoute)} aria-label="Перейти в корзину" className={styles.go}>
            <ShoppingCart />
            {wide && <span>В корзине</span>}
          </Link>
        </>
      ) : available >= step ? (
        <Button variant="primary" wide aria-label={`${label}: ${name}`} onClick={inBasket ? undefined : put}>
          {label}
        </Button>
      ) : soldOut ? (
        <SubscribeButton productId={productId} name={name} />
      ) : (
        <Button wide disabled>
          Нет в наличии
        </Button>
      )}
      <VisuallyHidden role="status">{hasStepper ? `В корзине ${formatQuantity(quantity)}` : ''}</VisuallyHidden>
    </div>
  );
}

/** Other areas use it as the widget `cart-control`. */
export { CartControl as Component };
