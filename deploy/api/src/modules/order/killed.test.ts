import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { envelope } from '@zapovednik/api/envelope';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { eq, sum } from 'drizzle-orm';
import { createDatabase } from '../../db/create-database';
import type { OpenDatabase } from '../../db/database';
import { order, orderLine, stock } from '../../db/schema';
import { type ApiProcess, startApiProcess } from '../../testing/api-process';
import { smallShopDatabase } from '../../testing/fresh-database';
import { smallShop } from '../../testing/prepared-shops';
import { EKATERINBURG } from '../../testing/small-shop';

jest.setTimeout(240_000);

const GOODS = 100_000;
const SHOPPERS = 6;
const KILLS = 2;

let dataDir: string;
let database: { url: string; drop: () => Promise<void> } | null;
let api: ApiProcess;

const open = (template?: Blob): Promise<OpenDatabase> =>
  createDatabase(database ? { url: database.url } : { folder: join(dataDir, 'api'), template });
const start = () => startApiProcess({ DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-shop-'));
  database = process.env.DATABASE_URL ? await smallShopDatabase(process.env.DATABASE_URL) : null;
  const { db, close } = await open(database ? undefined : await smallShop());
  await db.update(stock).set({ quantity: GOODS }).where(eq(stock.productId, 3));
  await close();
});
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Sent {
  path: string;
  session?: string;
  body?: unknown;
  key?: string;
}

/** The result of the sent request is unknown. */
class NoAnswer extends Error {}
const noAnswer = () => {
  throw new NoAnswer();
};

async function send({ path, session, body, key }: Sent): Promise<unknown> {
  const response = await fetch(api.root + path, {
    method: body ? 'POST' : 'GET',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'x-location': String(EKATERINBURG),
      'content-type': 'application/json',
      ...(session && { authorization: session }),
      ...(key && { 'idempotency-key': key }),
    },
  }).catch(noAnswer);
  const answer = envelope.parse(await response.json().catch(noAnswer));
  if (answer.type === 'error') throw new Error(answer.message);
  return answer.value;
}

/** Like the shop's client, repeats a request without an answer until it gets one. */
async function insist(sent: Sent, isDown: () => Promise<void>): Promise<unknown> {
  for (;;) {
    try {
      return await send(sent);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await isDown();
    }
  }
}

const form = {
  user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
  acceptPersonData: 'Y',
  serviceId: 2,
  pickupPointId: 1,
  paymentId: 1,
};

test('API-94 a back end that is killed while it saves orders loses no confirmed order, and saves none twice', async () => {
  api = await start();
  const confirmed: number[] = [];
  let isOver = false;
  let up: Promise<void> = Promise.resolve();
  const isDown = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await up;
  };

  const shopper = async (number: number) => {
    const path = '/personal/user/is_auth/?site=true';
    const { session_id: session } = userSession.parse(await insist({ path }, isDown));
    for (let attempt = 1; !isOver; attempt += 1) {
      const key = `${number}-${attempt}`;
      await insist({ path: '/sale/basket/add/3/2/', session, key: `put-${key}` }, isDown);
      const saved = await insist({ path: '/sale/order/save/', session, body: form, key: `save-${key}` }, isDown);
      const { order: made } = savedOrder.parse(saved);
      if (!made) throw new Error(`Refused: ${JSON.stringify(saved)}`);
      confirmed.push(made.ID);
    }
  };

  const killer = async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = confirmed.length + 10 + kill * 3;
      while (confirmed.length < enough && !isOver) await new Promise((resolve) => setTimeout(resolve, 5));
      if (isOver) return;
      up = api.end('SIGKILL').then(async () => {
        api = await start();
      });
      await up;
    }
    isOver = true;
  };

  try {
    await Promise.all([killer(), ...Array.from({ length: SHOPPERS }, (_, at) => shopper(at))]);
  } finally {
    isOver = true;
    await up;
    await api.end('SIGTERM');
  }

  const { db, close } = await open();
  const stored = (await db.select({ id: order.id }).from(order)).map(({ id }) => id);
  expect(new Set(confirmed).size).toBe(confirmed.length);
  expect(stored.sort()).toEqual([...confirmed].sort());
  const [sold] = await db.select({ pieces: sum(orderLine.quantity).mapWith(Number) }).from(orderLine);
  expect(sold?.pieces).toBe(confirmed.length * 2);
  const [left] = await db.select().from(stock).where(eq(stock.productId, 3));
  expect(left?.quantity).toBe(GOODS - confirmed.length * 2);
  await close();
});
