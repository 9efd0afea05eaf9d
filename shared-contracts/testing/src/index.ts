/** Test helpers of all teams. Only for tests: the linter forbids them in product code. */
export { type FakeClock, fakeClock } from './fake-clock';
export * as fixtures from './fixtures';
export { hydrateFromServer } from './hydrate-from-server';
export { renderArea } from './render-area';
export { type Rendered, renderWithApp } from './render-with-app';
export { createTestApi, type TestApi } from './test-api';
export { createTestApp, type TestApp } from './test-app';
