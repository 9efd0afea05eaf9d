import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { VisuallyHidden } from '@zapovednik/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces the contents of the basket on each change, but not when the page opens. */
export function BasketAnnouncer() {
  const { status, count, sum } = useAtom(basketAtom);
  const [said, setSaid] = useState('');
  const last = useRef<number | null>(null);

  useEffect(() => {
    if (status !== 'ready') return;
    const before = last.current;
    last.current = count;
    if (before === null || before === count) return;
    const goods = plural(count, ['товар', 'товара', 'товаров']);
    setSaid(count === 0 ? 'Корзина пуста' : `В корзине ${count} ${goods} на ${formatPrice(sum)}`);
  }, [status, count, sum]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
