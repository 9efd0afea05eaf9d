import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * What one app may ask of another. The owner is loaded when the first such command arrives. The name identifies it: both
 * sides parse input and answer with the descriptor they were built with.
 */
export interface CommandDescriptor<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  /** The only app that answers it. */
  readonly owner: AppName;
  readonly input: Input;
  readonly answer: Answer;
  /**
   * A write that is not lost when the page is left before it is answered: the next page of the tab sends it, with the same key. Its
   * owner passes the key on to the back end.
   */
  readonly durable?: true;
}

/** One request of a command. */
export interface CommandRequest {
  /** Names what a person asked for once; for the `Idempotency-Key` of the owner's call. */
  readonly key: string;
  /** The page before has sent it already, and perhaps it was done. */
  readonly repeated: boolean;
}

/** A command with the function that answers it: what an area hands to the bus. */
export interface CommandHandler {
  readonly command: CommandDescriptor;
  /** Parses the input. Rejects when it breaks the owner's contract. */
  readonly run: (input: unknown, request: CommandRequest) => Promise<unknown>;
}

/**
 * Describes a command.
 *
 * @example
 * export const openCityList = defineCommand({
 *   name: 'cityList:open', owner: 'shell', input: z.object({}), answer: z.object({}),
 * });
 */
export function defineCommand<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
): CommandDescriptor<Input, Answer> {
  return command;
}

/**
 * Answers a command.
 *
 * @example handleCommand(openDelivery, async ({ tab }) => { show(tab); return {}; })
 */
export function handleCommand<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: CommandDescriptor<Input, Answer>,
  handler: (input: z.output<Input>, request: CommandRequest) => Promise<z.input<Answer>>,
): CommandHandler {
  const { input: inputSchema, answer } = command;
  return { command, run: async (input, request) => answer.parse(await handler(inputSchema.parse(input), request)) };
}
