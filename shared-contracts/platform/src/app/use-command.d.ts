import type * as z from 'zod/mini';
import type { CommandDescriptor } from '../events/command';
/**
 * Runs a command, for example from a press. A failure is reported and shown, unless the owner has shown it (LAY-60, LAY-61).
 *
 * @returns `run`, and whether an answer is pending
 * @example const { run, isPending } = useCommand(openSignIn);
 */
export declare function useCommand<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
): {
  run: (input: z.input<Input>) => void;
  isPending: boolean;
};
