export { type Bus, CommandUnanswered, createBus } from './bus';
export {
  type CommandDescriptor,
  type CommandHandler,
  type CommandRequest,
  defineCommand,
  handleCommand,
} from './command';
export { defineEvent, type EventDescriptor } from './event';
export { markNotified } from './notified';
export { createOutbox, type Outbox } from './outbox';
