/**
 * The parts that a description of an event, command, atom, widget, query or route needs. They work without React,
 * because the build reads descriptions too.
 */
export { type CommandDescriptor, defineCommand } from './events/command';
export { defineEvent, type EventDescriptor } from './events/event';
export { defineSharedQuery, type SharedQuery } from './query/shared-query';
export { defineRoute, type RouteRules } from './routes/route';
export { type AppName, type AreaName, GUARDS, LAYOUTS, type RouteDefinition } from './routes/route-definition';
export { type AtomDescriptor, defineAtom } from './stores/atom';
export { defineWidget, type PropsOf, type WidgetDescriptor } from './widgets/descriptor';
