import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { VisuallyHidden } from '@zapovednik/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change, because the sum follows the quantity only when the back end has answered. */
const ANNOUNCE_DELAY = 1000;

/** Announces the contents of the basket when they have changed, but not when the page opens. */
export function BasketAnnouncer() {
  const { status, quantity, sum } = useAtom(basketAtom);
  const [said, setSaid] = useState('');
  const last = useRef<number | null>(null);

  useEffect(() => {
    if (status !== 'ready') return;
    last.current ??= quantity;
    const timer = setTimeout(() => {
      if (last.current === quantity) return;
      last.current = quantity;
      const goods = plural(quantity, ['товар', 'товара', 'товаров']);
      setSaid(quantity === 0 ? 'Корзина пуста' : `В корзине ${quantity} ${goods} на ${formatPrice(sum)}`);
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [status, quantity, sum]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
