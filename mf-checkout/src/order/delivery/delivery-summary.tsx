import type { Order } from '@zapovednik/api/checkout/models/order';
import { formatHours } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { Skeleton } from '@zapovednik/ui';
import { useWatch } from 'react-hook-form';
import { addressLine } from '../../address/address-line';
import { type Chosen, isCourier, isPickup } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import { LeftInBasket } from './left-in-basket';
import { PointFacts } from './point-facts';

interface DeliverySummaryProps {
  chosen: Chosen;
  order: Order;
}

/** Where and when the order arrives, in one or two lines. */
export function DeliverySummary({
  chosen: { delivery, pointId, date, interval },
  order: { point, left },
}: DeliverySummaryProps) {
  const profile = useWatch<OrderValues, 'profile'>({ name: 'profile' });
  if (!delivery) return null;
  const price = delivery.price > 0 ? formatPrice(delivery.price) : 'бесплатно';
  if (isPickup(delivery)) {
    // The name of a chosen point is available after the server has recalculated the order.
    if (!point || point.id !== pointId) return <Skeleton width="half" />;
    return (
      <>
        <p>
          {delivery.name}: {point.name}
        </p>
        <PointFacts point={point} price={price} />
        {left.length > 0 && <LeftInBasket left={left} />}
      </>
    );
  }
  const day = delivery.days.find((one) => one.date === date)?.title ?? delivery.period;
  return (
    <>
      <p>{[delivery.name, isCourier(delivery) && addressLine(profile)].filter(Boolean).join(': ')}</p>
      <p>{[day, formatHours(interval), price].filter(Boolean).join(', ')}</p>
    </>
  );
}
