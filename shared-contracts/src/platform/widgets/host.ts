import type { FunctionComponent } from 'react';
import type { WidgetDescriptor } from './descriptor';

/** Which widget, without its schema. */
export type WidgetKey = Pick<WidgetDescriptor, 'name' | 'owner'>;

/** Knows the widgets of the areas; the shell implements it. */
export interface WidgetHost {
  /** The component when its area is loaded already: rendered at once, on the server too. */
  readonly ready: (widget: WidgetKey) => FunctionComponent<object> | undefined;
  /** Loads the area and the component; rejects when either fails, and a later call tries again. */
  readonly load: (widget: WidgetKey) => Promise<FunctionComponent<object>>;
}
