import * as widgets from '@zapovednik/areas/widgets';
import * as app from '@zapovednik/platform/app';
import * as client from '@zapovednik/platform/client';
import * as events from '@zapovednik/platform/events';
import * as query from '@zapovednik/platform/query';
import * as router from '@zapovednik/platform/router';
import * as routes from '@zapovednik/platform/routes';
import * as stores from '@zapovednik/platform/stores';
import * as format from '@zapovednik/rules/format';
import * as ui from '@zapovednik/ui';
import * as icon from '@zapovednik/ui/icon';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as schema from 'zod/mini';

const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'zod/mini': schema,
  '@zapovednik/platform/client': client,
  '@zapovednik/platform/events': events,
  '@zapovednik/rules/format': format,
  '@zapovednik/platform/query': query,
  '@zapovednik/platform/router': router,
  '@zapovednik/platform/routes': routes,
  '@zapovednik/platform/app': app,
  '@zapovednik/platform/stores': stores,
  '@zapovednik/ui': ui,
  '@zapovednik/ui/icon': icon,
  '@zapovednik/areas/widgets': widgets,
};

/** The name in releases from before the contracts became six packages (docs/decisions/0044-contract-packages.md). */
const earlierName = (name: string) => name.replace(/^@zapovednik\/((platform|rules|areas)\/)?/, 'shared-contracts/');

/**
 * Modules that areas take from the shell instead of bundling a copy. They are the shell's own modules, in the browser
 * and on the server. The earlier names of the contracts are included, because live releases still import them.
 */
export const shared: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries(modules).map(([name, module]) => [earlierName(name), module])),
  ...modules,
};
