import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import type { CommandDescriptor, CommandHandler } from './command';
import type { EventDescriptor } from './event';
import type { Outbox } from './outbox';
/** A command was not answered in time: its owner could not be loaded, or has no handler for it. */
export declare class CommandUnanswered extends Error {
  readonly command: string;
  readonly owner: AppName;
  name: string;
  constructor(command: string, owner: AppName, options?: ErrorOptions);
}
/**
 * The cross-app bus. There is one per page in the browser and one per request on the server; never at module level. It identifies
 * events and commands by name only, so an app can add new ones without a release of the shell.
 */
export interface Bus {
  /** Emits an event. Throws if the payload breaks the contract. A listener that fails does not affect the others. */
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
export declare function createBus({ load, wokenBy, report, outbox, answerLimit }: BusOptions): Bus;
export {};
