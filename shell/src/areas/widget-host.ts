import { type WidgetHost, type WidgetName, widgetOwners } from 'shared-contracts/widgets';
import type { AreaHost } from './area-host';

/** The widgets of a release set. Components are code, not anybody's state, so one host may serve many requests. */
export function createWidgetHost(areas: AreaHost): WidgetHost;
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
  };
}
