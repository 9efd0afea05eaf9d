export { type Bus, CommandUnanswered, createBus } from './bus';
export { type CommandDescriptor, type CommandHandler, defineCommand, handleCommand } from './command';
export { defineEvent, type EventDescriptor } from './event';
