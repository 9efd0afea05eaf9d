export { type Bus, CommandUnanswered, createBus } from './bus';
export {
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type CommandsOf,
  commandSchemas,
} from './command-schemas';
export { type EventName, type EventPayload, eventSchemas } from './event-schemas';
