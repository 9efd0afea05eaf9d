import { useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { DeliveryChoice, PickupPoint } from 'shared-contracts/checkout/models/delivery';
import { choosePoint } from './choose-delivery';
import { PointList } from './point-list';
import { PointsOfCity } from './points-of-city';

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** «Самовывоз»: the point where the shopper collects the order. */
export function PickupTab({ chosen, onDone }: TabProps) {
  const app = useApp();
  const [busyId, setBusyId] = useState<number | null>(null);
  const isOrdinary = chosen.type === 'pickup' && !chosen.isFastPickup;

  const choose = async (point: PickupPoint) => {
    setBusyId(point.id);
    const isSaved = await choosePoint(app, point);
    setBusyId(null);
    if (isSaved) onDone();
  };

  return (
    <PointsOfCity fast={false}>
      {(points) => (
        <PointList
          points={points}
          selectedId={isOrdinary ? (chosen.point?.id ?? null) : null}
          onChoose={choose}
          busyId={busyId}
        />
      )}
    </PointsOfCity>
  );
}
