import { useEffect, useRef, useState } from 'react';
import { useAtom } from 'shared-contracts/app';
import { basketAtom } from 'shared-contracts/checkout/atoms';
import { formatPrice, plural } from 'shared-contracts/format';
import { VisuallyHidden } from 'shared-contracts/ui';

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
