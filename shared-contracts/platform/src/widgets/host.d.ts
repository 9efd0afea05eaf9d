import type { FunctionComponent } from 'react';
import type { WidgetDescriptor } from './descriptor';
/** Identifies a widget, without its schema. */
export type WidgetKey = Pick<WidgetDescriptor, 'name' | 'owner'>;
/** The widgets of the areas; the shell implements it. */
export interface WidgetHost {
  /** The component, if its area is already loaded: it is rendered at once, also on the server. */
  readonly ready: (widget: WidgetKey) => FunctionComponent<object> | undefined;
  /** Loads the area and the component. Rejects if either fails; a later call tries again. */
  readonly load: (widget: WidgetKey) => Promise<FunctionComponent<object>>;
}
