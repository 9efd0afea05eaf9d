import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CommandDescriptor } from '../events/command';
import { useApp } from './app-context';
import { reportAndNotify } from './report-and-notify';

/**
 * Runs a command, for example after a click. A failure is reported and shown, unless the owner has shown it (LAY-60,
 * LAY-61).
 *
 * @returns `run`, and whether an answer is pending
 * @example const { run, isPending } = useCommand(openSignIn);
 */
export function useCommand<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
) {
  const app = useApp();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (input: z.input<Input>) => app.bus.run(command, input),
    onError: (error) => reportAndNotify(app, error, { area: command.owner, phase: 'command', name: command.name }),
  });
  return { run: (input: z.input<Input>) => mutate(input), isPending };
}
