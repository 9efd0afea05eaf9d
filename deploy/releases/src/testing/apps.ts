import type { AppName } from '@zapovednik/platform/routes';

/** The apps in the release folders of tests. */
export const testApps: readonly AppName[] = [
  'shell',
  'mf-catalog',
  'mf-checkout',
  'mf-cabinet',
  'mf-services',
  'mf-content',
];
