import { runInNewContext } from 'node:vm';
import { createPartners } from './server';

/** The browser objects that a page has. */
function page() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const window: Record<string, unknown> = {};
  const run = (script: string) =>
    JSON.parse(JSON.stringify(runInNewContext(script, { window, localStorage, crypto }) ?? null));
  return { window, run };
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

test('TRK-10 the script of tracking’s sandbox processes queued commands, and gives the shop its id of the browser', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { body } = await partners.inject('/mindbox/scripts/v1/tracker.js');
  const { window, run } = page();
  window.mindbox = { queue: [['create', { endpointId: 'shop' }]] };
  run(body);
  run("window.mindbox('async', { operation: 'Website.Search' })");
  expect(run('window.mindbox.received')).toEqual([
    ['create', { endpointId: 'shop' }],
    ['async', { operation: 'Website.Search' }],
  ]);
  expect(run("localStorage.getItem('mindboxDeviceUUID')")).toMatch(/^[\da-f-]{36}$/);
  await partners.close();
});
