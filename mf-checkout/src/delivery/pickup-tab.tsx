import { useState } from 'react';
import type { PickupPoint, UserDelivery } from 'shared-contracts/api/delivery';
import { useShop } from 'shared-contracts/shop';
import { choosePoint } from './choose-delivery';
import { PointList } from './point-list';
import { PointsOfCity } from './points-of-city';

interface TabProps {
  chosen: UserDelivery;
  onDone: () => void;
}

/** «Самовывоз»: a point where the order waits. */
export function PickupTab({ chosen, onDone }: TabProps) {
  const shop = useShop();
  const [busyId, setBusyId] = useState<number | null>(null);
  const isOrdinary = chosen.DELIVERY_TYPE === 'pickup' && chosen.FAST_MODE === 'N';

  const choose = async (point: PickupPoint) => {
    setBusyId(point.ID);
    const kept = await choosePoint(shop, point);
    setBusyId(null);
    if (kept) onDone();
  };

  return (
    <PointsOfCity fast={false}>
      {(points) => (
        <PointList
          points={points}
          selectedId={isOrdinary ? (chosen.PICKUP_POINT_DATA?.ID ?? null) : null}
          onChoose={choose}
          busyId={busyId}
        />
      )}
    </PointsOfCity>
  );
}
