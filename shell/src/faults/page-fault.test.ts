import { AreaUnavailable } from '../areas/area-host';
import { routerErrors } from '../render/router-errors';
import { hydrationErrors } from '../start/hydration-errors';
import { pageFault } from './page-fault';

/** An error as the browser reads it from the server's document. */
function inBrowser(error: unknown): unknown {
  const document = JSON.stringify(routerErrors({ page: error }));
  return hydrationErrors(JSON.parse(document))?.page;
}

test.each([
  ['an area that is missing', new AreaUnavailable('mf-content', '1.2.3')],
  ['a page that threw', new Error('secret')],
])('%s reads the same on the server and in the browser that takes its page over', (_, error) => {
  expect(pageFault(inBrowser(error))).toEqual(pageFault(error));
});

test('what an error says stays on the server', () => {
  expect(JSON.stringify(routerErrors({ page: new Error('secret') }))).not.toContain('secret');
});
