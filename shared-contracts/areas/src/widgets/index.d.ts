export type { WidgetHost, WidgetKey } from '@zapovednik/platform/app';
export type { PropsOf, WidgetDescriptor } from '@zapovednik/platform/define';
export { type ProvidedWidget, provideWidget } from '@zapovednik/platform/provide-widget';
export { useIsNear } from './use-is-near';
export { whenNear } from './when-near';
export { Widget } from './widget';
