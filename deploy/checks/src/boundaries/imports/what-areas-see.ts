import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The calls and models of an owner that other areas may import. All others are only for the owner and the back end. */
const offered = [
  'cabinet/calls/employee',
  'cabinet/calls/rights',
  'cabinet/calls/subscribe',
  'cabinet/models/pet',
  'cabinet/models/sign-up-state',
  'catalog/calls/sections',
  'catalog/calls/catalog',
  'catalog/calls/product',
  'catalog/calls/suggest',
  'catalog/models/product',
  'catalog/models/section',
  'checkout/calls/delivery',
  'checkout/calls/delivery-profile',
  'checkout/models/delivery',
  'checkout/models/order-steps',
  'checkout/models/why-not-cancelled',
  'checkout/wire/delivery',
  'shell/calls/city',
  'shell/models/city',
  'shell/calls/tracking',
  'shell/calls/user',
].map((module) => `@zapovednik/api/${module}`);

const apiFolder = join(import.meta.dirname, '../../../../../shared-contracts/api/src');
/** The owners of calls. A new area's folder is found automatically. */
export const owners = readdirSync(apiFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shell')
  .map(({ name }) => name);

/** Mechanisms for areas. The others are for the shell and the build. */
const mechanisms = [
  ...['app', 'client', 'define', 'draft', 'events', 'geolocation', 'list-address', 'query'],
  ...['router', 'routes', 'settings', 'storage', 'stores', 'timing'],
].map((name) => `@zapovednik/platform/${name}`);

/** The files that owners offer to each other. Other files in an owner's folder are only for the owner and the shell. */
const descriptors = ['atoms', 'commands', 'events', 'routes', 'widgets', 'queries/*'].map(
  (kind) => `@zapovednik/areas/*/${kind}`,
);

/** The modules of the contracts that belong to no owner: every area may import them. */
export const open = [
  ...mechanisms,
  ...['@zapovednik/ui', '@zapovednik/ui/*'],
  ...['dates', 'format', 'input', 'places', 'terms'].map((name) => `@zapovednik/rules/${name}`),
  ...['@zapovednik/areas/widgets', '@zapovednik/api/call', '@zapovednik/api/pet-kind'],
];

/**
 * The modules of the contracts that an area may import in addition to its owner's folders. Those of other owners it
 * also names in its `area.json` (`uses.test.ts`).
 */
const common = [
  ...open,
  ...descriptors,
  '@zapovednik/areas/checkout/charity-cookie',
  '@zapovednik/areas/shell/cookies',
  '@zapovednik/areas/checkout/order-state-icon',
  ...offered,
];

/** The modules that an area may import, by its owner's name in the contracts. */
export const areaOf = (owner: string) => [
  ...['react', 'zod/mini', 'react-hook-form', '@hookform/resolvers/zod', 'clsx'],
  ...common,
  ...(owner === '*' ? [] : ['api', 'areas'].map((name) => `@zapovednik/${name}/${owner}/**`)),
];
