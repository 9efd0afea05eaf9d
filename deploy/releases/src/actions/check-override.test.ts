import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { checkOverride } from './check-override';

const SHOP = 'http://shop.localhost:3000';

let store: TemporaryStore;
let machine: Server;
let origin: string;
/** The answer of the developer's machine. */
let served: { status?: number; headers?: Record<string, string>; body: string };

beforeAll(async () => {
  store = await temporaryStore();
  machine = createServer(({ url }, response) => {
    const { status = 200, headers = {}, body } = served;
    response.writeHead(url === '/entry.js' ? status : 404, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(machine, 'listening');
  const address = machine.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
});
afterAll(async () => {
  machine.close();
  await store.remove();
});

const check = (override: Parameters<typeof checkOverride>[1]) => checkOverride(store.root, override, SHOP);
const open = { 'access-control-allow-origin': '*' };

test('versions that could go live together are allowed', async () => {
  await store.release('mf-catalog', '2');
  await store.release('mf-content', '2');
  expect(await check({ 'mf-catalog': { version: '2' }, 'mf-content': { version: '2' } })).toEqual([]);
});

test('a version that does not exist is refused, with a hint where to look', async () => {
  expect(await check({ 'mf-catalog': { version: '9' }, 'mf-content': { version: '8' } })).toEqual([
    'выпуска mf-catalog 9 нет; какие есть, покажет npm run releases',
    'выпуска mf-content 8 нет; какие есть, покажет npm run releases',
  ]);
});

test('a mix that may not go live is refused with the message of a release', async () => {
  await store.release('mf-catalog', '3', { manifest: { requires: { react: '^20.0.0' } } });
  expect(await check({ 'mf-catalog': { version: '3' } })).toEqual([
    expect.stringContaining('mf-catalog 3 требует react ^20.0.0, а shell 1 даёт 19.3.1'),
  ]);
  await expect(store.goLive('mf-catalog', '3')).rejects.toThrow('mf-catalog 3 требует react');
});

test('a machine that serves the area is allowed', async () => {
  served = { headers: open, body: 'var mf_content;(()=>{})()' };
  expect(await check({ 'mf-content': { origin } })).toEqual([]);
});

test.each([
  ['another area', { headers: open, body: 'var mf_catalog;' }, 'отдаёт mf-catalog'],
  ['no area', { headers: open, body: '<!doctype html>' }, 'не скрипт области'],
  ['no file', { status: 404, headers: open, body: '' }, 'нет скрипта области (ответ 404)'],
  ['its files to its own pages alone', { body: 'var mf_content;' }, 'нет Access-Control-Allow-Origin'],
])('a machine that serves %s is refused', async (_, answer, reason) => {
  served = answer;
  expect(await check({ 'mf-content': { origin } })).toEqual([expect.stringContaining(reason)]);
});

test('a machine that does not answer is refused', async () => {
  expect(await check({ 'mf-content': { origin: 'http://127.0.0.1:1' } })).toEqual([
    'mf-content: http://127.0.0.1:1 не отвечает; запустите там свою область',
  ]);
});
