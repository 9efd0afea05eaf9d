import { useCallback } from 'react';
import { useApp } from 'shared-contracts/app';
import type { CommandDescriptor } from 'shared-contracts/events';
import { showNotification } from 'shared-contracts/shell/commands';
import type * as z from 'zod/mini';

type Run = <Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
  input: z.input<Input>,
) => void;

/** Runs a command on a press. A failed command is reported and shows the notification «Возникла ошибка» (LAY-60, LAY-61). */
export function useRun(): Run {
  const app = useApp();
  return useCallback(
    (command, input) => {
      app.bus.run(command, input).catch((error: unknown) => {
        app.report(error, { area: 'shell', phase: 'command', name: command.name });
        return app.bus.run(showNotification, {});
      });
    },
    [app],
  );
}
