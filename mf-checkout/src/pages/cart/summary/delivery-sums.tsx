import type { OrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import { formatPrice } from '@zapovednik/rules/format';
import { Skeleton } from '@zapovednik/ui';
import { TotalsRow } from '@zapovednik/ui/layout';

interface DeliverySumsProps {
  /** Null or undefined: not calculated. */
  sums: OrderSums | null | undefined;
  failed: boolean;
}

/** What the order costs beside the goods, as on the order page. */
export function DeliverySums({ sums, failed }: DeliverySumsProps) {
  if (!sums)
    return <TotalsRow title="Доставка">{failed ? 'посчитаем при оформлении' : <Skeleton width="half" />}</TotalsRow>;
  const { way, delivery, lift, bonuses } = sums;
  return (
    <>
      <TotalsRow title={`Доставка: ${way.toLowerCase()}`}>
        {delivery > 0 ? formatPrice(delivery) : 'Бесплатно'}
      </TotalsRow>
      {lift > 0 && <TotalsRow title="Подъём на этаж, по желанию">{formatPrice(lift)}</TotalsRow>}
      {bonuses > 0 && (
        <TotalsRow title="Бонусы" discount>
          −{formatPrice(bonuses)}
        </TotalsRow>
      )}
    </>
  );
}
