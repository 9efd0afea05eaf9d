import type { FunctionComponent } from 'react';
import type { WidgetHost, WidgetKey } from 'shared-contracts/widgets';
import type { AreaHost } from './area-host';

/** The widgets, with what the browser's start needs. */
export interface ShellWidgetHost extends WidgetHost {
  /**
   * Where the server has rendered a widget that the browser could not bring: the next render in its place fails, so that
   * its frame says that it is missing and offers a retry, and everything around it is taken over.
   */
  readonly failNext: (widget: WidgetKey, error: unknown) => void;
}

/** The widgets of a release set. Components are code, not anybody's state, so one host may serve many requests. */
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
