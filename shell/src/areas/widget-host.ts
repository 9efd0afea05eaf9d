import { type WidgetHost, type WidgetName, widgetOwners } from 'shared-contracts/widgets';
import type { AreaHost } from './area-host';

/** The widgets, with what the browser's start needs. */
export interface ShellWidgetHost extends WidgetHost {
  /**
   * Where the server has rendered a widget that the browser could not bring: the next render in its place fails, so that
   * its frame says that it is missing and offers a retry, and everything around it is taken over.
   */
  readonly failNext: (name: WidgetName, error: unknown) => void;
}

/** The widgets of a release set. Components are code, not anybody's state, so one host may serve many requests. */
export function createWidgetHost(areas: AreaHost): ShellWidgetHost;
export function createWidgetHost(areas: AreaHost): object {
  const ready = new Map<WidgetName, unknown>();

  return {
    ready: (name: WidgetName) => ready.get(name),
    async load(name: WidgetName) {
      const area = await areas.load(widgetOwners[name]);
      const definition = area.widgets[name];
      if (!definition) throw new Error(`${area.name} has no widget ${name}`);
      const { Component } = await definition.lazy();
      ready.set(name, Component);
      return Component;
    },
    failNext(name: WidgetName, error: unknown) {
      ready.set(name, () => {
        ready.delete(name);
        throw error;
      });
    },
  };
}
