import type { Order } from '@zapovednik/api/checkout/models/order';
import { forgetCharity } from '@zapovednik/areas/checkout/charity-cookie';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { PointsOfCity } from '../../delivery/pickup/points-of-city';
import { PointsSkeleton } from '../../delivery/pickup/points-skeleton';
import { Options } from '../step/options';
import { StepError } from '../step/step-error';
import { type Chosen, isCourier, isPickup } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import styles from './delivery-step.module.css';

/** Dialog and map are loaded only for pickup. */
const PointChooser = lazy(async () => {
  const chooser = await import(/* webpackChunkName: "lazy-points" */ '../../delivery/pickup/point-chooser');
  return { default: chooser.PointChooser };
});

/** The form of an address is loaded only for a courier. */
const CourierOptions = lazy(async () => {
  const options = await import(/* webpackChunkName: "lazy-courier" */ './courier-options');
  return { default: options.CourierOptions };
});

interface DeliveryStepProps {
  order: Order;
  chosen: Chosen;
  /** The server is recalculating. */
  busy: boolean;
  /** Called after a choice that can change the total. */
  onChoose: () => void;
  /** Opens the step: after a change it stays open, although it is complete. */
  onOpen: () => void;
  onDone: () => void;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const priceOf = (price: number) => (price > 0 ? formatPrice(price) : 'Бесплатно');

/** The delivery service and its point or address (ORD-06, ORD-07). */
export function DeliveryStep({ order, chosen, busy, onChoose, onOpen, onDone }: DeliveryStepProps) {
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  const { delivery, pointId } = chosen;
  const fastPickup = order.deliveries.find(({ type }) => type === 'fast_pickup');

  /** Another service has its own dates and payment methods (ORD-30). Lift to the floor is on for a courier unless switched off (ORD-31). */
  const chooseService = (serviceId: number) => {
    onOpen();
    // Choosing another delivery option ends the choice of the charity page (ORD-34).
    forgetCharity();
    setValue('serviceId', serviceId);
    for (const name of ['paymentId', 'liftToTheFloor', 'deliveryDate', 'deliveryInterval'] as const)
      setValue(name, null);
    // A point for goods from the city is no choice of a shop with its own goods, nor the reverse.
    if (fastPickup && [delivery?.id, serviceId].includes(fastPickup.id)) setValue('pickupPointId', null);
    clearErrors();
    onChoose();
  };

  const choosePoint = (id: number) => {
    setValue('pickupPointId', id);
    clearErrors('pickupPointId');
    onChoose();
    onDone();
  };

  return (
    <div className={styles.choice}>
      {order.pickupOnly.length > 0 && (
        <p className={styles.pickupOnly}>
          По рецепту: {order.pickupOnly.join(', ')}. Такие препараты не доставляем, поэтому заказ можно только забрать.
          Возьмите рецепт с собой.
        </p>
      )}
      <Options
        label="Способ получения"
        value={delivery?.id}
        onChange={chooseService}
        items={order.deliveries.map(({ id, name, description, period, price }) => ({
          value: id,
          title: name,
          detail: `${capitalized(period)}. ${description}`,
          aside: priceOf(price),
        }))}
      />
      <StepError fields={['serviceId', 'pickupPointId', 'deliveryDate', 'deliveryInterval']} />
      {delivery && isPickup(delivery) && (
        <>
          <PointsOfCity fast={delivery.type === 'fast_pickup'}>
            {(points) => (
              <Suspense fallback={<PointsSkeleton />}>
                <PointChooser
                  points={points}
                  selectedId={order.point?.id === pointId ? pointId : null}
                  busyId={busy ? pointId : null}
                  onChoose={({ id }) => choosePoint(id)}
                />
              </Suspense>
            )}
          </PointsOfCity>
          {pointId !== null && (
            <div>
              <Button onClick={onDone}>Продолжить</Button>
            </div>
          )}
        </>
      )}
      {delivery && isCourier(delivery) && (
        <Suspense fallback={<PointsSkeleton />}>
          <CourierOptions delivery={delivery} chosen={chosen} onChoose={onChoose} onDone={onDone} />
        </Suspense>
      )}
    </div>
  );
}
