import { routeRow, routeTable } from 'shared-contracts/routes';
import { createPageHost } from '../areas/page-host';
import { createFakeAreas } from '../testing/fake-areas';
import { prefetchOnIntent } from './prefetch';

const delivery = routeRow('delivery');

function pageWithLinks() {
  const areas = createFakeAreas(routeTable);
  const lazy = jest.fn(async () => ({ Component: () => null }));
  areas.page(delivery, { lazy });
  document.body.innerHTML = `
    <a id="here" href="/delivery/"><b>Доставка</b></a>
    <a id="away" href="https://example.com/delivery/">Карта</a>
    <a id="dialog" href="/delivery/" aria-haspopup="dialog">Самовывоз</a>`;
  prefetchOnIntent(createPageHost(areas), routeTable);
  return { areas, lazy };
}

const dispatch = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(['pointerover', 'focusin'])('the page behind a link is brought at %s, once', async (intent) => {
  const { lazy } = pageWithLinks();
  dispatch('#here b', intent);
  await settled();
  dispatch('#here', intent);
  await settled();
  expect(lazy).toHaveBeenCalledTimes(1);
});

test.each([
  ['leads away', '#away'],
  ['opens a dialog', '#dialog'],
])('a link that %s brings nothing', async (_what, link) => {
  const { lazy } = pageWithLinks();
  dispatch(link, 'pointerover');
  await settled();
  expect(lazy).not.toHaveBeenCalled();
});

test('an area that does not answer stays quiet until its link is followed', async () => {
  const { areas, lazy } = pageWithLinks();
  areas.breakArea('mf-content');
  dispatch('#here', 'pointerover');
  await settled();
  expect(lazy).not.toHaveBeenCalled();
});
