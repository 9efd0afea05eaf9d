import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressPublisher, type BackEnd, createAddressPublisher, findBackEnd } from './shared-back-end';
import { lockProcess } from './testing/lock-process';

let data: string;
let api: Server;
let backEnd: BackEnd;
let other: ChildProcess | null = null;
let telling: AddressPublisher | null = null;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'back-end-'));
  api = createServer((_, response) => response.end()).listen(0);
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  backEnd = { apiRoot: `http://127.0.0.1:${port}`, partnersRoot: null };
});

afterEach(async () => {
  await telling?.stop();
  telling = null;
  other?.kill('SIGKILL');
  api.close();
  await rm(data, { recursive: true });
});

test('a back end of a shop that runs on the same data is found, also while it starts', async () => {
  telling = await createAddressPublisher(data);
  const found = findBackEnd(data);
  await telling?.publish(backEnd);
  expect(await found).toEqual(backEnd);
});

test('a second shop on the data does not replace the first', async () => {
  telling = await createAddressPublisher(data);
  await telling?.publish(backEnd);
  expect(await createAddressPublisher(data)).toBeNull();
  expect(await findBackEnd(data)).toEqual(backEnd);
});

test('nothing is found after a shop has ended', async () => {
  telling = await createAddressPublisher(data);
  await telling?.publish(backEnd);
  await telling?.stop();
  expect(await findBackEnd(data)).toBeNull();
});

test('nothing is found after a shop was killed, although its file still exists', async () => {
  other = await lockProcess(join(data, 'back-end.lock'));
  await writeFile(join(data, 'back-end.json'), JSON.stringify(backEnd));
  expect(await findBackEnd(data)).toEqual(backEnd);
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
  expect(await findBackEnd(data)).toBeNull();
  expect(await readFile(join(data, 'back-end.json'), 'utf8')).toContain(backEnd.apiRoot);
  telling = await createAddressPublisher(data);
  await expect(readFile(join(data, 'back-end.json'))).rejects.toThrow('ENOENT');
});
