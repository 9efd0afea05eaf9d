import { runInNewContext } from 'node:vm';
import { createPartners } from './server';

/** The browser objects of a page, with the script's address in the sandboxes. `sent` contains its requests. */
function page(src = '') {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const sent: { url: string; body: unknown }[] = [];
  const fetch = async (url: string, { body }: { body: string }) => void sent.push({ url, body: JSON.parse(body) });
  const window: Record<string, unknown> = {};
  const document = { currentScript: { src: `http://sandboxes${src}` } };
  const location = { href: 'http://shop.localhost/cart/' };
  const about = { window, document, location, localStorage, crypto, fetch, URLSearchParams };
  const run = (script: string) => JSON.parse(JSON.stringify(runInNewContext(script, about) ?? null));
  return { window, sent, run };
}

test('TRK-04 TRK-08 the script of the chat’s sandbox processes queued commands, and gives the browser the same id each time', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { body } = await partners.inject('/carrotquest/api.min.js');
  const { window, run } = page();
  window.carrotquestasync = ['connect', ['key'], 'auth', ['7', 'proof']];
  run(body);
  expect(run('window.carrotquest.received')).toEqual([
    ['connect', 'key'],
    ['auth', '7', 'proof'],
  ]);
  const first = run('window.carrotquest.data.user.id');
  expect(first).toMatch(/^browser-/);
  run(body);
  expect(run('window.carrotquest.data.user.id')).toBe(first);
  await partners.close();
});

test('TRK-01 TRK-10 the script of tracking’s sandbox sends queued and later operations under its id of the browser', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { body } = await partners.inject('/mindbox/scripts/v1/tracker.js');
  const { window, sent, run } = page('/mindbox/scripts/v1/tracker.js');
  window.mindbox = {
    queue: [
      ['create', { endpointId: 'shop' }],
      ['async', { operation: 'Website.SetLocation', data: { city: 1 } }],
    ],
  };
  run(body);
  run("window.mindbox('async', { operation: 'Website.Search' })");
  const device = run("localStorage.getItem('mindboxDeviceUUID')");
  expect(device).toMatch(/^[\da-f-]{36}$/);
  const asked = (operation: string) =>
    `http://sandboxes/mindbox/v3/operations/async?endpointId=shop&operation=Website.${operation}&deviceUUID=${device}`;
  expect(sent).toEqual([
    { url: asked('SetLocation'), body: { city: 1 } },
    { url: asked('Search'), body: {} },
  ]);
  await partners.close();
});

test('TRK-14 the script of the counters’ sandbox sends page views, goals and e-commerce data', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { body } = await partners.inject('/metrika/tag.js');
  const { window, sent, run } = page('/metrika/tag.js');
  window.ym = { a: [[12, 'init', { ecommerce: 'dataLayer' }]] };
  window.dataLayer = [{ early: true }];
  run(body);
  run("window.ym(12, 'reachGoal', 'cart_not_empty')");
  run('window.dataLayer.push({ late: true })');
  expect(sent).toEqual([
    { url: 'http://sandboxes/metrika/watch/12?what=hit', body: { page: 'http://shop.localhost/cart/' } },
    { url: 'http://sandboxes/metrika/watch/12?what=ecommerce', body: { early: true } },
    { url: 'http://sandboxes/metrika/watch/12?what=cart_not_empty', body: { page: 'http://shop.localhost/cart/' } },
    { url: 'http://sandboxes/metrika/watch/12?what=ecommerce', body: { late: true } },
  ]);
  await partners.close();
});

test('the page shows what the shop and browsers told; a repeated transaction counts once, and markup is text', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const tell = (query: string, payload: object, headers: object) =>
    partners.inject({
      method: 'POST',
      url: `/mindbox/v3/operations/async?endpointId=shop&operation=Website.Purchase&${query}`,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });
  const shop = { authorization: 'SecretKey sandbox' };
  await tell('transactionId=one', { order: 100001 }, shop);
  await tell('transactionId=one', { order: 100001 }, shop);
  await tell('deviceUUID=dev-1', { order: '<script>' }, { origin: 'http://shop.localhost' });
  expect((await tell('', {}, {})).statusCode).toBe(403);
  expect((await partners.inject('/tracking/reports')).json()).toMatchObject([
    { from: 'browser', about: 'dev-1' },
    { from: 'shop', body: { order: 100001 } },
  ]);
  const { body } = await partners.inject('/tracking/?q=Purchase');
  expect(body).toContain('<b>Покупка</b>');
  expect(body).toContain('от браузера');
  expect(body).not.toContain('<script>');
  expect((await partners.inject('/tracking/?q=%22%3E')).body).toContain('Об этом ничего не сообщали.');
  await partners.close();
});
