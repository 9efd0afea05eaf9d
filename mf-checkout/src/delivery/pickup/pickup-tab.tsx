import type { DeliveryChoice, PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { choosePoint } from '../../delivery-choice/choose-delivery';
import { PointChooser } from './point-chooser';
import { PointsOfCity } from './points-of-city';

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** «Самовывоз»: the point where the shopper collects the order. */
export function PickupTab({ chosen, onDone }: TabProps) {
  const app = useApp();
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (point: PickupPoint) => choosePoint(app, point),
    onSuccess: (isSaved) => isSaved && onDone(),
  });
  const isOrdinary = chosen.type === 'pickup' && !chosen.isFastPickup;

  return (
    <PointsOfCity fast={false}>
      {(points) => (
        <PointChooser
          tab="pvz"
          points={points}
          selectedId={isOrdinary ? (chosen.point?.id ?? null) : null}
          onChoose={mutate}
          busyId={isPending ? variables.id : null}
        />
      )}
    </PointsOfCity>
  );
}
