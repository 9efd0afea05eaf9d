export type { PropsOf, WidgetDescriptor } from './descriptor';
export type { WidgetHost, WidgetKey } from './host';
export { type ProvidedWidget, provideWidget } from './provide-widget';
export { useIsNear } from './use-is-near';
export { whenNear } from './when-near';
export { Widget } from './widget';
