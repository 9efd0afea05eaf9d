import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * A request from one app to another. The first command loads its owner. The name identifies a command: both sides parse input and
 * answer with the descriptor that they were built with.
 */
export interface CommandDescriptor<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  /** The only app that handles it. */
  readonly owner: AppName;
  readonly input: Input;
  readonly answer: Answer;
  /**
   * A write that is not lost if the user leaves the page before the answer. The next page of the tab sends it again
   * with the same key, and the owner passes the key to the back end.
   */
  readonly durable?: true;
}

/** One request for a command. */
export interface CommandRequest {
  /** Identifies one user action; it is the `Idempotency-Key` of the owner's call. */
  readonly key: string;
  /** The previous page has already sent it, and it may have succeeded. */
  readonly repeated: boolean;
}

/** A command with its handler function, as an area passes it to the bus. */
export interface CommandHandler {
  readonly command: CommandDescriptor;
  /** Parses the input and rejects if it breaks the owner's contract. */
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
 * Creates the handler of a command.
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
