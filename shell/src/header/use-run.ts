import { useCallback } from 'react';
import type { CommandInput, CommandName } from 'shared-contracts/events';
import { useShop } from 'shared-contracts/shop';

/** Runs a command from a press. One that fails is reported and told: «Возникла ошибка» (LAY-60, LAY-61). */
export function useRun(): <C extends CommandName>(command: C, input: CommandInput<C>) => void {
  const shop = useShop();
  return useCallback(
    (command, input) => {
      shop.bus.run(command, input).catch((error: unknown) => {
        shop.report(error, { area: 'shell', doing: 'command', name: command });
        return shop.bus.run('notify', {});
      });
    },
    [shop],
  );
}
