import { once } from 'node:events';
import type { Server } from 'node:net';
import { addApplicationFile, FILE_PART } from '@zapovednik/api/content/calls/application';
import { clamdServer, EICAR } from 'deploy-partners/clamd/clamd';
import { attempt, requestFile, requestFilePart } from '../../../db/schema';
import { noPartners } from '../../../partners/connect-partners';
import { clamd } from '../../../partners/scanner/clamd';
import { pdf } from '../../../testing/files';
import { startShop, type TestShop } from '../../../testing/start-shop';

let scanner: Server;
let port: number;
let shop: TestShop;
let session: string;
beforeAll(async () => {
  scanner = clamdServer();
  await once(scanner.listen(0, '127.0.0.1'), 'listening');
  const address = scanner.address();
  port = typeof address === 'object' && address ? address.port : 0;
  shop = await startShop({ partners: { ...noPartners, scanner: clamd(`127.0.0.1:${port}`) } });
  session = await shop.visit();
}, 60_000);
beforeEach(() => Promise.all([shop.db.delete(requestFile), shop.db.delete(attempt)]));
afterAll(async () => {
  await shop.close();
  scanner.close();
});

const sendPart = (body: object) => shop.ask('/careerpage/jobs/add_file/', { session, body });
const send = (content: Buffer) => sendPart({ name: 'a.pdf', part: 1, parts: 1, content: content.toString('base64') });
const withText = (text: Buffer) => Buffer.concat([pdf.subarray(0, 9), text, pdf.subarray(9)]);
const away = {
  status: 503,
  failure: { fields: { file: expect.stringContaining('Попробуйте ещё раз через несколько минут') } },
};

/** Runs a step while no scanner is listening. */
async function withoutScanner<T>(step: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => scanner.close(resolve));
  try {
    return await step();
  } finally {
    await once(scanner.listen(port, '127.0.0.1'), 'listening');
  }
}

test('a file with a virus is refused and not stored; a clean one is taken', async () => {
  expect(await send(withText(Buffer.from(EICAR)))).toMatchObject({
    status: 422,
    failure: { fields: { file: 'В файле нашёлся вирус. Приложите другой файл.' } },
  });
  expect(await shop.db.$count(requestFile)).toBe(0);
  expect(await send(pdf)).toMatchObject({ status: 200, value: { done: true } });
});

test('while the scanner is away a file is refused for now; its parts stay, and the last one completes it later', async () => {
  const whole = withText(Buffer.alloc(FILE_PART, 'x'));
  const [one, two] = [whole.subarray(0, FILE_PART), whole.subarray(FILE_PART)].map((part) => part.toString('base64'));
  const { id } = addApplicationFile.answer.parse(
    (await sendPart({ name: 'a.pdf', part: 1, parts: 2, content: one })).value,
  );
  const last = { id, name: 'a.pdf', part: 2, parts: 2, content: two };
  expect(await withoutScanner(() => sendPart(last))).toMatchObject(away);
  expect(await shop.db.$count(requestFilePart)).toBe(2);
  expect(await sendPart(last)).toMatchObject({ status: 200, value: { id, done: true } });
});

test('a file of one part may be sent again until the scanner is back: the tries do not count', async () => {
  await withoutScanner(async () => {
    for (let at = 0; at < 25; at += 1) expect(await send(pdf)).toMatchObject(away);
  });
  expect(await shop.db.$count(requestFile)).toBe(0);
  expect(await send(pdf)).toMatchObject({ status: 200 });
});
