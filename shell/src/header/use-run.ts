import { useCallback } from 'react';
import type { CommandDescriptor } from 'shared-contracts/events';
import { showNotification } from 'shared-contracts/shell/commands';
import { useShop } from 'shared-contracts/shop';
import type * as z from 'zod/mini';

type Run = <Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
  input: z.input<Input>,
) => void;

/** Runs a command from a press. One that fails is reported and told: «Возникла ошибка» (LAY-60, LAY-61). */
export function useRun(): Run {
  const shop = useShop();
  return useCallback(
    (command, input) => {
      shop.bus.run(command, input).catch((error: unknown) => {
        shop.report(error, { area: 'shell', doing: 'command', name: command.name });
        return shop.bus.run(showNotification, {});
      });
    },
    [shop],
  );
}
