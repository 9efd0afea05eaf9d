export { type ProvidedWidget, provideWidget } from '../platform/app/provide-widget';
export type { PropsOf, WidgetDescriptor } from '../platform/widgets/descriptor';
export type { WidgetHost, WidgetKey } from '../platform/widgets/host';
export { useIsNear } from './use-is-near';
export { whenNear } from './when-near';
export { Widget } from './widget';
