import type { WidgetHost, WidgetKey } from '@zapovednik/areas/widgets';
import type { FunctionComponent } from 'react';
import type { AreaHost } from './area-host';

/** The widget host, with additional functions for hydration. */
export interface ShellWidgetHost extends WidgetHost {
  /**
   * For a widget that the server has rendered and the browser could not load. The next render in its place fails, so
   * its frame shows the error with a retry, and everything around it is hydrated.
   */
  readonly failNext: (widget: WidgetKey, error: unknown) => void;
}

/** The widgets of a release set. Components are code without user state, so one host can serve many requests. */
export function createWidgetHost(areas: AreaHost): ShellWidgetHost {
  const ready = new Map<string, FunctionComponent<object>>();

  return {
    ready: ({ name }) => ready.get(name),
    async load({ name, owner }) {
      const area = await areas.load(owner);
      const provided = area.widgets.find(({ widget }) => widget.name === name);
      if (!provided) throw new Error(`${area.name} has no widget ${name}`);
      const { Component } = await provided.lazy();
      ready.set(name, Component);
      return Component;
    },
    failNext({ name }, error) {
      ready.set(name, () => {
        ready.delete(name);
        throw error;
      });
    },
  };
}
