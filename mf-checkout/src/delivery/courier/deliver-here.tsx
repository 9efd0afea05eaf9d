import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { addressLine } from '../../address/address-line';
import { chooseCourier } from '../../delivery-choice/choose-delivery';
import { useCourierPrice } from './use-courier-price';

interface DeliverHereProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/**
 * «Выбрать» at the address of the session (DEL-28). If another delivery option is chosen now, it chooses the courier
 * again (API-45); otherwise it only closes the dialog, as for points (DEL-47).
 */
export function DeliverHere({ chosen: { address, type }, onDone }: DeliverHereProps) {
  const app = useApp();
  const courier = useCourierPrice();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (serviceId: number) => chooseCourier(app, serviceId),
    onSuccess: (isSaved) => isSaved && onDone(),
  });
  const isCourier = type === 'courier' || type === 'fast_delivery';
  if (!address || !(courier || isCourier)) return null;
  return (
    <Button
      busy={isPending}
      aria-label={`Выбрать: ${addressLine(address)}`}
      onClick={() => (isCourier || !courier ? onDone() : mutate(courier.id))}
    >
      Выбрать
    </Button>
  );
}
