import { repeatOrder } from '@zapovednik/api/cabinet/calls/repeat-order';
import { reloadBasket } from '@zapovednik/areas/checkout/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { keepPress } from '@zapovednik/ui/status';

/** The name of the presses that wait for the network. */
export const REPEAT_PLACE = 'repeat-order';

interface RepeatCallbacks {
  /** The goods are in the basket, and it is read again (ORD-61, ORD-66). */
  readonly onSuccess: () => void;
  /** ORD-62, ERR-37. */
  readonly onError: (error: Error) => void;
  /** Always called at the end (ORD-63). */
  readonly onFinally: () => void;
}

/** Adds the goods of an order to the basket, as far as they are in stock (API-96). */
export function useRepeatOrder({ onSuccess, onError, onFinally }: RepeatCallbacks) {
  const app = useApp();
  const source = { area: 'mf-cabinet', phase: 'command', name: 'repeat-order' } as const;
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    async mutationFn(id: number) {
      const key = crypto.randomUUID();
      await keepPress(REPEAT_PLACE, () => app.api(repeatOrder, { id }, { key }));
      // The goods are in the basket, even if it cannot be read now.
      await app.bus.run(reloadBasket, {}).catch((error: unknown) => reportAndNotify(app, error, source));
    },
    onSuccess,
    onError(error) {
      app.report(error, source);
      onError(error);
    },
    onSettled: onFinally,
  });
  return { repeat: mutate, isPending };
}
