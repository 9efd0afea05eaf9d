import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as client from 'shared-contracts/client';
import * as events from 'shared-contracts/events';
import * as format from 'shared-contracts/format';
import * as query from 'shared-contracts/query';
import * as router from 'shared-contracts/router';
import * as routesRoom from 'shared-contracts/routes';
import * as shop from 'shared-contracts/shop';
import * as state from 'shared-contracts/state';
import * as stores from 'shared-contracts/stores';
import * as ui from 'shared-contracts/ui';
import * as widgets from 'shared-contracts/widgets';
import * as schema from 'zod/mini';

export { render } from './render/render';
export type { RenderFault, RenderHost, RenderRequest, RenderResult } from './render/render-request';

/** The table that this shell knows; the gateway keeps pages by its rules. */
export const routes = routesRoom.routeTable;

/** What areas' server bundles may require: this shell's copies. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'zod/mini': schema,
  'shared-contracts/client': client,
  'shared-contracts/events': events,
  'shared-contracts/format': format,
  'shared-contracts/query': query,
  'shared-contracts/router': router,
  'shared-contracts/routes': routesRoom,
  'shared-contracts/shop': shop,
  'shared-contracts/state': state,
  'shared-contracts/stores': stores,
  'shared-contracts/ui': ui,
  'shared-contracts/widgets': widgets,
};
