import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createDatabase } from '../db/create-database';
import { order, queuedJob } from '../db/schema';
import { queueMessages } from '../modules/messages/api';
import { startApiProcess } from '../testing/api-process';
import { type FreshDatabase, smallShopDatabase } from '../testing/fresh-database';
import { pastOrder } from '../testing/past-order';

jest.setTimeout(120_000);

const LETTERS = 30;
/** The gap in which a process is killed: letters are on the way, and none is marked. */
const SLOW = 400;

// PGlite is open in one process.
(process.env.DATABASE_URL ? test : test.skip)(
  'two replicas send letters; one is killed, and PostgreSQL ends all connections: none is lost, none arrives twice',
  async () => {
    const partners = createPartners({ LOG_LEVEL: 'silent' });
    const root = await partners.listen({ port: 0, host: '127.0.0.1' });
    const database: FreshDatabase = await smallShopDatabase(process.env.DATABASE_URL ?? '');
    const dataDir = await mkdtemp(join(tmpdir(), 'killed-jobs-'));
    const { db, close } = await createDatabase({ url: database.url });
    const env = {
      ...sandboxSettings(root),
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_SANDBOXES: 'on' },
    };
    const replicas = await Promise.all([startApiProcess(env), startApiProcess(env)]);
    const outbox = async () =>
      z.array(z.object({ to: z.string() })).parse((await partners.inject('/outbox/messages')).json());
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 30));
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
      await until(async () => (await outbox()).length > 0 && (await claimed()) > 0);
      await replicas[0]?.end('SIGKILL');
      await db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      // Half a minute passes.
      await db.update(queuedJob).set({ leasedUntil: sql`least(${queuedJob.leasedUntil}, clock_timestamp())` });
      // After a failure, such as a lost connection, the next attempt is due in half a minute.
      await until(async () => {
        await db.update(queuedJob).set({ dueAt: sql`least(${queuedJob.dueAt}, now())` });
        return (await db.$count(queuedJob)) === 0;
      });
      const got = (await outbox()).map(({ to }) => to).sort();
      expect(got).toEqual(Array.from({ length: LETTERS }, (_, at) => `buyer${at}@example.ru`).sort());
    } finally {
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
      await close();
      await partners.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }

    function claimed(): Promise<number> {
      return db.$count(queuedJob, sql`${queuedJob.leasedUntil} > clock_timestamp()`);
    }
  },
);
