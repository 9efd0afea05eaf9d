import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from 'deploy-api/db/create-database';
import { order, queuedJob } from 'deploy-api/db/schema/index';
import { queueMessages } from 'deploy-api/modules/messages/api';
import { startApiProcess } from 'deploy-api/testing/api-process';
import { smallShopDatabase } from 'deploy-api/testing/fresh-database';
import { pastOrder } from 'deploy-api/testing/past-order';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { temporaryPostgres } from './temporary-postgres';

jest.setTimeout(300_000);

const LETTERS = 30;
/** The time in which a process is killed: emails are being sent, and none is marked. */
const SLOW = 400;
/** Longer than the pause between two runs of the queue. */
const AWAY = 3000;
/** Milliseconds between two checks, and the number of checks: two minutes. */
const PAUSE = 30;
const PAUSES = 4000;

// Without PostgreSQL the back end is tested on PGlite, which only one process can open.
(process.env.DATABASE_URL ? test : test.skip)(
  'two replicas send letters; one is killed, and PostgreSQL is restarted: none is lost, none arrives twice',
  async () => {
    const partners = createPartners({ LOG_LEVEL: 'silent' });
    const root = await partners.listen({ port: 0, host: '127.0.0.1' });
    // A separate server, because other tests use the one of DATABASE_URL. It keeps committed data.
    const postgres = await temporaryPostgres('synchronous_commit=on');
    const { url } = await smallShopDatabase(postgres.url);
    const dataDir = await mkdtemp(join(tmpdir(), 'restarted-'));
    const { db, close } = await createDatabase({ url });
    const env = { ...sandboxSettings(root), DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const replicas = await Promise.all([0, 1].map(() => startApiProcess({ ...env, PUBLIC_SANDBOXES: 'on' })));
    const outbox = async () =>
      z.array(z.object({ to: z.string() })).parse((await partners.inject('/outbox/messages')).json());
    const claimed = () => db.$count(queuedJob, sql`${queuedJob.leasedUntil} > clock_timestamp()`);
    const until = async (what: string, isSo: () => Promise<boolean>) => {
      for (let pauses = 0; !(await isSo().catch(() => false)); pauses += 1) {
        if (pauses > PAUSES) throw new Error(`It did not happen that ${what}`);
        await wait(PAUSE);
      }
    };
    try {
      await partners.inject({ method: 'PUT', url: '/control/unisender', payload: { mode: 'slow', delay: SLOW } });
      for (let at = 0; at < LETTERS; at += 1) {
        const id = await pastOrder(db, { customerId: 1, productIds: [3] });
        await db
          .update(order)
          .set({ email: `buyer${at}@example.ru` })
          .where(eq(order.id, id));
        await queueMessages(db, { kind: 'order', id, event: 'pay', channels: ['email'] }, new Date());
      }
      await until('letters are on the way', async () => (await outbox()).length > 0 && (await claimed()) > 0);
      await replicas[0]?.end('SIGKILL');
      await postgres.restart(AWAY);
      expect((await fetch(`${replicas[1]?.root}/readyz`)).status).toBe(200);
      expect(await db.$count(queuedJob)).toBeGreaterThan(0);
      // Half a minute passes.
      await db.update(queuedJob).set({ leasedUntil: sql`least(${queuedJob.leasedUntil}, clock_timestamp())` });
      // After a failure, such as a lost connection, the next attempt is due in half a minute.
      await until('all letters are sent', async () => {
        await db.update(queuedJob).set({ dueAt: sql`least(${queuedJob.dueAt}, now())` });
        return (await db.$count(queuedJob)) === 0;
      });
      const got = (await outbox()).map(({ to }) => to).sort();
      expect(got).toEqual(Array.from({ length: LETTERS }, (_, at) => `buyer${at}@example.ru`).sort());
    } finally {
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
      await close();
      await partners.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
