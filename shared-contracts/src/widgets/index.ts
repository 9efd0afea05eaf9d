export type { WidgetHost } from './host';
export {
  type WidgetDefinition,
  type WidgetDefinitions,
  type WidgetName,
  type WidgetProps,
  widgetOwners,
} from './registry';
export { Widget } from './widget';
