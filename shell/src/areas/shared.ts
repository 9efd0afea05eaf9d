import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as app from 'shared-contracts/app';
import * as client from 'shared-contracts/client';
import * as events from 'shared-contracts/events';
import * as format from 'shared-contracts/format';
import * as query from 'shared-contracts/query';
import * as router from 'shared-contracts/router';
import * as routes from 'shared-contracts/routes';
import * as stores from 'shared-contracts/stores';
import * as ui from 'shared-contracts/ui';
import * as icon from 'shared-contracts/ui/icon';
import * as widgets from 'shared-contracts/widgets';
import * as schema from 'zod/mini';

/**
 * Modules that areas take from the shell instead of bundling a copy. These are the shell's own modules, in the browser and on the
 * server.
 */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'zod/mini': schema,
  'shared-contracts/client': client,
  'shared-contracts/events': events,
  'shared-contracts/format': format,
  'shared-contracts/query': query,
  'shared-contracts/router': router,
  'shared-contracts/routes': routes,
  'shared-contracts/app': app,
  'shared-contracts/stores': stores,
  'shared-contracts/ui': ui,
  'shared-contracts/ui/icon': icon,
  'shared-contracts/widgets': widgets,
};
