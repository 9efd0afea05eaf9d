import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import type { CommandDescriptor, CommandHandler, CommandRequest } from './command';
import type { EventDescriptor } from './event';
import type { Outbox } from './outbox';

/** How long a command waits for its owner to be there, in milliseconds. The answer itself may wait for a person. */
const ANSWER_LIMIT = 15_000;

/** Nobody answered a command in time: its owner could not be loaded, or does not know the command. */
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
 * The cross-app bus. One per page in the browser, one per request on the server; never at module level. It knows events and
 * commands by their names alone, so an app may bring new ones without a release of the shell.
 */
export interface Bus {
  /** Tells what happened. Throws when the payload breaks the contract; a listener that fails harms no other. */
  emit<Payload extends z.ZodMiniType>(event: EventDescriptor<Payload>, payload: z.input<Payload>): void;
  /** Listens; answers a function that stops listening. A payload that this descriptor cannot parse is reported and dropped. */
  on<Payload extends z.ZodMiniType>(
    event: EventDescriptor<Payload>,
    listener: (payload: z.output<Payload>) => void,
  ): () => void;
  /** Asks the owner of a command. Rejects with the owner's error, or with {@link CommandUnanswered}. */
  run<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    command: CommandDescriptor<Input, Answer>,
    input: z.input<Input>,
  ): Promise<z.output<Answer>>;
  /** Makes handlers answer their commands; what arrived early is answered now. */
  answer(handlers: readonly CommandHandler[]): void;
  /**
   * Sends the durable commands that the page before has left, once, for the same person alone.
   * @param person a customer's id, null for an anonymous visitor
   */
  resume(person: number | null): void;
}

interface BusOptions {
  /** Loads the area that owns a command or is woken by an event; called at every need, so it must be cheap when loaded. */
  load: (owner: AppName) => Promise<void>;
  /** Areas that an event wakes although they are not on the page (`wakesOn` of area.json). */
  wokenBy?: (event: string) => readonly AppName[];
  /** Where a listener's error goes. */
  report: (error: unknown) => void;
  /** Without one, as on the server, durable commands are like any other. */
  outbox?: Outbox;
  /** Milliseconds; for tests. */
  answerLimit?: number;
}

/** Makes a bus. */
export function createBus({ load, wokenBy = () => [], report, outbox, answerLimit = ANSWER_LIMIT }: BusOptions): Bus {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const handlers = new Map<string, CommandHandler>();

  const deliver = (payload: unknown, to: Iterable<(payload: unknown) => void>) => {
    for (const listener of to) {
      try {
        listener(payload);
      } catch (error) {
        report(error);
      }
    }
  };

  /** An area that wakes only now has missed the event: its new listeners get it, the earlier ones do not get it twice. */
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
  ) {
    const owned = async () => {
      await load(owner);
      const handler = handlers.get(name);
      if (!handler) throw new CommandUnanswered(name, owner);
      return handler;
    };
    try {
      const handler = await within(owned(), answerLimit, () => new CommandUnanswered(name, owner));
      return await handler.run(input, request);
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
      return answer.parse(await dispatch(command, checked, { key, repeated: false }));
    },

    resume(person) {
      for (const { input, key, ...command } of outbox?.takeLeft(person) ?? []) {
        dispatch(command, input, { key, repeated: true }).catch(report);
      }
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
