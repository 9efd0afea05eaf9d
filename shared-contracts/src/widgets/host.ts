import type { ComponentType } from 'react';
import type { WidgetName, WidgetProps } from './registry';

/** Knows the widgets of the areas; the shell's work. */
export interface WidgetHost {
  /** The component when its area is loaded already: rendered at once, on the server too. */
  readonly ready: <W extends WidgetName>(name: W) => ComponentType<WidgetProps[W]> | undefined;
  /** Loads the area and the component; rejects when either fails, and a later call tries again. */
  readonly load: <W extends WidgetName>(name: W) => Promise<ComponentType<WidgetProps[W]>>;
}
