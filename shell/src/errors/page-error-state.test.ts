import { ApiError } from '@zapovednik/platform/client';
import { AreaUnavailable } from '../areas/area-host';
import { routerErrors } from '../render/router-errors';
import { hydrationErrors } from '../start/hydrate/hydration-errors';
import { toPageErrorState } from './page-error-state';

/** An error after the browser has read it from the server's document. */
function inBrowser(error: unknown): unknown {
  const document = JSON.stringify(routerErrors({ page: error }));
  return hydrationErrors(JSON.parse(document))?.page;
}

test.each([
  ['an area that is missing', new AreaUnavailable('mf-content', '1.2.3')],
  ['a page that threw', new Error('secret')],
  ['a back end that was late', new ApiError('test', 'late', 0, null)],
  ['a back end that refused', new ApiError('test', 'answered', 503, null)],
  ['an answer that breaks the contract', new ApiError('test', 'broken', 200, null)],
])('%s reads the same on the server and in the browser that hydrates its page', (_, error) => {
  expect(toPageErrorState(inBrowser(error))).toEqual(toPageErrorState(error));
});

test('the text of an error stays on the server', () => {
  expect(JSON.stringify(routerErrors({ page: new Error('secret') }))).not.toContain('secret');
});

test.each([
  ['unreachable', 0, 503],
  ['late', 0, 503],
  ['answered', 503, 503],
  ['answered', 500, 503],
  ['answered', 429, 503],
  ['answered', 403, 500],
  ['broken', 200, 500],
] as const)('a back end error (%s, status %i) makes a page of status %i', (kind, status, expected) => {
  expect(toPageErrorState(new ApiError('test', kind, status, null))).toMatchObject({
    kind: 'broken',
    status: expected,
  });
});
