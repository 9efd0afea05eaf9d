import type { OwnerName } from '../routes/row';
import {
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type CommandsOf,
  commandSchemas,
} from './command-schemas';
import { type EventName, type EventPayload, eventSchemas } from './event-schemas';

/** How long a command waits for its owner to be there, in milliseconds. The answer itself may wait for a person. */
const ANSWER_LIMIT = 15_000;

/** Nobody answered a command in time: its owner could not be loaded, or does not know the command. */
export class CommandUnanswered extends Error {
  override name = 'CommandUnanswered';
  constructor(
    readonly command: CommandName,
    readonly owner: OwnerName,
    options?: ErrorOptions,
  ) {
    super(`${owner} did not answer the command ${command}`, options);
  }
}

type Listener<E extends EventName> = (payload: EventPayload<E>) => void;
type Answerer = (input: unknown) => Promise<unknown>;

/** The cross-app bus. One per page in the browser, one per request on the server; never at module level. */
export interface Bus {
  /** Tells what happened. Throws when the payload breaks the contract; a listener that fails harms no other. */
  emit<E extends EventName>(event: E, payload: EventPayload<E>): void;
  /** Listens; answers a function that stops listening. */
  on<E extends EventName>(event: E, listener: Listener<E>): () => void;
  /** Asks the owner of a command. Rejects with the owner's error, or with {@link CommandUnanswered}. */
  run<C extends CommandName>(command: C, input: CommandInput<C>): Promise<CommandAnswer<C>>;
  /** Makes `owner`'s handlers answer its commands; what arrived early is answered now. */
  answer<O extends OwnerName>(owner: O, handlers: CommandsOf<O>): void;
}

interface BusOptions {
  /** Loads the area that owns a command or is woken by an event; called at every need, so it must be cheap when loaded. */
  load: (owner: OwnerName) => Promise<void>;
  /** Areas that an event wakes although they are not on the page (`wakesOn` of area.json). */
  wokenBy?: (event: EventName) => readonly OwnerName[];
  /** Where a listener's error goes. */
  report: (error: unknown) => void;
  /** Milliseconds; for tests. */
  answerLimit?: number;
}

/** Makes a bus. */
export function createBus({ load, wokenBy = () => [], report, answerLimit = ANSWER_LIMIT }: BusOptions): Bus {
  const listeners = new Map<EventName, Set<(payload: unknown) => void>>();
  const answerers = new Map<string, Answerer>();

  const deliver = (event: EventName, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        report(error);
      }
    }
  };

  /** An area that wakes only now has missed the event: its new listeners get it, the earlier ones do not get it twice. */
  const wake = async (event: EventName, payload: unknown) => {
    for (const owner of wokenBy(event)) {
      const before = new Set(listeners.get(event));
      await load(owner);
      for (const listener of listeners.get(event) ?? []) if (!before.has(listener)) listener(payload);
    }
  };

  return {
    emit(event, payload) {
      const checked = eventSchemas[event].parse(payload);
      deliver(event, checked);
      wake(event, checked).catch(report);
    },

    on(event, listener) {
      const checked = (payload: unknown) => listener(parseEvent(event, payload));
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(checked));
      return () => void set.delete(checked);
    },

    async run(command, input) {
      const { owner } = commandSchemas[command];
      const checked = commandSchemas[command].input.parse(input);
      const owned = async () => {
        await load(owner);
        const answerer = answerers.get(command);
        if (!answerer) throw new CommandUnanswered(command, owner);
        return answerer;
      };
      const answerer = await within(owned(), answerLimit, () => new CommandUnanswered(command, owner));
      return parseAnswer(command, await answerer(checked));
    },

    answer(_owner, handlers) {
      for (const [command, handler] of answerersOf(handlers)) answerers.set(command, handler);
    },
  };
}

function parseEvent<E extends EventName>(event: E, payload: unknown): EventPayload<E>;
function parseEvent(event: EventName, payload: unknown) {
  return eventSchemas[event].parse(payload);
}

function parseAnswer<C extends CommandName>(command: C, answer: unknown): CommandAnswer<C>;
function parseAnswer(command: CommandName, answer: unknown) {
  return commandSchemas[command].answer.parse(answer);
}

function answerersOf(handlers: object): [string, Answerer][] {
  return Object.entries(handlers);
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
