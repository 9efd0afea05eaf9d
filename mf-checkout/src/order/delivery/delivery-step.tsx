import type { OrderDelivery } from 'shared-contracts/api/order';
import { formatPrice } from 'shared-contracts/format';
import { Button } from 'shared-contracts/ui';
import { PointList } from '../delivery/point-list';
import { PointsOfCity } from '../delivery/points-of-city';
import type { Decisions } from './decisions';
import styles from './delivery-choice.module.css';
import { Doorstep } from './doorstep';
import { isDoorstep, isPickup } from './offered';
import { Options } from './options';
import type { KeptDraft } from './use-draft';

interface DeliveryChoiceProps {
  deliveries: readonly OrderDelivery[];
  decisions: Decisions;
  kept: KeptDraft;
  /** The server calculates with the last choice. */
  busy: boolean;
  /** A change of mind: this decision stays open though it is complete. */
  onOpen: () => void;
  onDone: () => void;
  /** How often an order was tried with a decision still open. */
  tried: number;
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>;
}

const refusedHere = (refused: DeliveryChoiceProps['refused']) =>
  Object.entries(refused).flatMap(([field, message]) =>
    /^(profile|pickup|delivery|service)/.test(field) ? [message] : [],
  );

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const priceOf = (price: number) => (price > 0 ? formatPrice(price) : 'Бесплатно');

/** How the order gets to the shopper, and where (ORD-06, ORD-07). */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { deliveries, decisions, kept, busy, onOpen, onDone, tried, refused } = props;
  const { draft, update } = kept;
  const { delivery, point } = decisions;
  const missing = tried > 0 && delivery && isPickup(delivery) && !point && !busy ? ['Выберите пункт самовывоза'] : [];
  const wrong = [...new Set([...missing, ...refusedHere(refused)])];

  /** Another service has its own ways to pay (ORD-30), and a courier carries to the floor unless told not to (ORD-31). */
  const choose = (serviceId: number) => {
    const next = deliveries.find(({ ID }) => ID === serviceId);
    onOpen();
    update({ serviceId, paymentId: undefined, liftToTheFloor: next && isDoorstep(next) ? true : undefined });
  };

  return (
    <div className={styles.choice}>
      <Options
        label="Способ получения"
        value={delivery?.ID}
        onChange={choose}
        items={deliveries.map(({ ID, NAME, DESCRIPTION, PERIOD, PRICE }) => ({
          value: ID,
          title: NAME,
          detail: `${capitalized(PERIOD)}. ${DESCRIPTION}`,
          aside: priceOf(PRICE),
        }))}
      />
      {wrong.length > 0 && (
        <p role="alert" className={styles.wrong}>
          {wrong.join('. ')}
        </p>
      )}
      {delivery && isPickup(delivery) && (
        <>
          <PointsOfCity fast={delivery.TYPE === 'fast_pickup'}>
            {(points) => (
              <PointList
                points={points}
                limited
                selectedId={point?.ID ?? null}
                busyId={busy ? (draft.pickupPointId ?? null) : null}
                onChoose={({ ID }) => {
                  update({ pickupPointId: ID });
                  onDone();
                }}
              />
            )}
          </PointsOfCity>
          {point && (
            <div>
              <Button onClick={onDone}>Продолжить</Button>
            </div>
          )}
        </>
      )}
      {delivery && isDoorstep(delivery) && <Doorstep {...{ delivery, decisions, kept, onDone, tried }} />}
    </div>
  );
}
