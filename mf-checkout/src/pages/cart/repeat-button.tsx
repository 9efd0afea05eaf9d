import { reportAndNotify, useApp, useAtom } from 'shared-contracts/app';
import { repeatNextOrder } from 'shared-contracts/cabinet/commands';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Button } from 'shared-contracts/ui';

/** «Повторять заказ»: mf-cabinet asks how often, and then the order is made (CAB-22). Not where auto-orders do not exist (CAB-09). */
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
