import { repeatNextOrder } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp, useAtom } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';

/**
 * «Повторять заказ»: a dialog of mf-cabinet asks for the interval, and then the order is made (CAB-22). Not shown if
 * auto-orders are not available (CAB-09).
 */
export function RepeatButton({ onChosen }: { onChosen: () => void }) {
  const app = useApp();
  const { onBehalf } = useAtom(sessionAtom);
  if (!app.city.isRc || onBehalf) return null;
  const ask = () =>
    app.bus.run(repeatNextOrder, {}).then(
      ({ chosen }) => chosen && onChosen(),
      (error: unknown) =>
        reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: 'autoOrder:repeatNext' }),
    );
  return <Button onClick={() => void ask()}>Повторять заказ</Button>;
}
