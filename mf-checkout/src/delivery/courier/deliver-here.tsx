import { useApp } from 'shared-contracts/app';
import type { DeliveryChoice } from 'shared-contracts/checkout/models/delivery';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui';
import { chooseCourier } from '../choose-delivery';
import { useCourierPrice } from './use-courier-price';

interface DeliverHereProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** The way back to the courier when another way is chosen now: the session still has its address (API-45). */
export function DeliverHere({ chosen: { address, type }, onDone }: DeliverHereProps) {
  const app = useApp();
  const courier = useCourierPrice();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (serviceId: number) => chooseCourier(app, serviceId),
    onSuccess: (isSaved) => isSaved && onDone(),
  });
  if (!courier || !address || type === 'courier' || type === 'fast_delivery') return null;
  return (
    <Button variant="primary" busy={isPending} onClick={() => mutate(courier.ID)}>
      Доставить сюда
    </Button>
  );
}
