import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import type { CommandDescriptor, CommandHandler, CommandRequest } from './command';
import type { EventDescriptor } from './event';
import type { Outbox } from './outbox';

/** How long a command waits for its owner to load, in milliseconds. The answer has no limit, because it may need the user. */
const ANSWER_LIMIT = 15_000;

/** A command was not answered in time: its owner could not be loaded, or has no handler for it. */
export class CommandUnanswered extends Error {
  override name = 'CommandUnanswered';
  constructor(
    readonly command: string,
    readonly owner: AppName,
    options?: ErrorOptions,
  ) {
    super(`${owner} did not answer the command ${command}`, options);
  }
}

/**
 * The cross-app bus. There is one per page in the browser and one per request on the server, never one at module level.
 * It identifies events and commands only by name, so an app can add new ones without a release of the shell.
 */
export interface Bus {
  /** Emits an event. Throws if the payload breaks the contract. A failing listener does not affect the others. */
  emit<Payload extends z.ZodMiniType>(event: EventDescriptor<Payload>, payload: z.input<Payload>): void;
  /**
   * Listens to an event; returns the function that stops listening. A payload that this descriptor cannot parse is reported and
   * dropped.
   */
  on<Payload extends z.ZodMiniType>(
    event: EventDescriptor<Payload>,
    listener: (payload: z.output<Payload>) => void,
  ): () => void;
  /** Runs a command. Rejects with the owner's error, or with {@link CommandUnanswered}. */
  run<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    command: CommandDescriptor<Input, Answer>,
    input: z.input<Input>,
  ): Promise<z.output<Answer>>;
  /**
   * Calls `begin` when a command is requested, for example to show a change while the code of the owner is loading.
   * Calls the function that `begin` returns when the owner's handler starts or the command fails. It is not called for
   * a command that the previous page left pending.
   */
  whileWaiting<Input extends z.ZodMiniType>(
    command: CommandDescriptor<Input>,
    begin: (input: z.output<Input>) => () => void,
  ): void;
  /** Registers command handlers. Commands that are already waiting are answered now. */
  answer(handlers: readonly CommandHandler[]): void;
  /**
   * Sends the durable commands that the previous page left pending, once, and only for the same user.
   * @param person a customer's id, null for an anonymous visitor
   */
  resume(person: number | null): void;
}

interface BusOptions {
  /** Loads the area that owns a command or listens to an event. It is called every time, so it must be fast if the area is loaded. */
  load: (owner: AppName) => Promise<void>;
  /** Areas that an event loads although they are not on the page (`wakesOn` of area.json). */
  wokenBy?: (event: string) => readonly AppName[];
  /** Gets the errors of listeners. */
  report: (error: unknown) => void;
  /** Without an outbox, as on the server, durable commands are handled like other commands. */
  outbox?: Outbox;
  /** In milliseconds; only tests set it. */
  answerLimit?: number;
}

/** Creates a bus. */
export function createBus({ load, wokenBy = () => [], report, outbox, answerLimit = ANSWER_LIMIT }: BusOptions): Bus {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const handlers = new Map<string, CommandHandler>();
  const beginnings = new Map<string, (input: unknown) => () => void>();

  const deliver = (payload: unknown, to: Iterable<(payload: unknown) => void>) => {
    for (const listener of to) {
      try {
        listener(payload);
      } catch (error) {
        report(error);
      }
    }
  };

  /** An area that is loaded now has missed the event, so only its new listeners get the event again. */
  const wake = async (event: string, payload: unknown) => {
    for (const owner of wokenBy(event)) {
      const before = new Set(listeners.get(event));
      await load(owner);
      deliver(
        payload,
        [...(listeners.get(event) ?? [])].filter((listener) => !before.has(listener)),
      );
    }
  };

  async function dispatch(
    { name, owner }: Pick<CommandDescriptor, 'name' | 'owner'>,
    input: unknown,
    request: CommandRequest,
    endWait: () => void = () => {},
  ) {
    const owned = async () => {
      await load(owner);
      const handler = handlers.get(name);
      if (!handler) throw new CommandUnanswered(name, owner);
      return handler;
    };
    try {
      const handler = await within(owned(), answerLimit, () => new CommandUnanswered(name, owner));
      // From now on the handler can show its own change.
      endWait();
      return await handler.run(input, request);
    } catch (error) {
      endWait();
      throw error;
    } finally {
      outbox?.remove(request.key);
    }
  }

  return {
    emit({ name, payload: schema }, payload) {
      const checked = schema.parse(payload);
      deliver(checked, listeners.get(name) ?? []);
      wake(name, checked).catch(report);
    },

    on({ name, payload: schema }, listener) {
      const checked = (payload: unknown) => listener(schema.parse(payload));
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(checked));
      return () => void set.delete(checked);
    },

    async run(command, input) {
      const { name, owner, answer, durable } = command;
      const checked = command.input.parse(input);
      const key = crypto.randomUUID();
      if (durable) outbox?.add({ name, owner, input: checked, key });
      const endWait = beginnings.get(name)?.(checked);
      return answer.parse(await dispatch(command, checked, { key, repeated: false }, endWait));
    },

    resume(person) {
      for (const { input, key, ...command } of outbox?.takePending(person) ?? []) {
        dispatch(command, input, { key, repeated: true }).catch(report);
      }
    },

    whileWaiting({ name, input: schema }, begin) {
      beginnings.set(name, (input) => begin(schema.parse(input)));
    },

    answer(more) {
      for (const handler of more) handlers.set(handler.command.name, handler);
    },
  };
}

async function within<T>(promise: Promise<T>, limit: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
