import type { PGlite, Transaction } from '@electric-sql/pglite';
import { metrics } from 'deploy-telemetry/metrics';
import { inSpan, measure, observe, telemetry } from 'deploy-telemetry/telemetry';
import type pg from 'pg';
import { statementOf } from './statement';

type Query = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * A pool or a connection of PostgreSQL for drizzle whose statements are traced and measured. Without telemetry it is the same one. The
 * time includes waiting for a connection of the pool.
 *
 * @param use of the pool: `reads`
 */
export function tracedQueries<C extends pg.Pool | pg.PoolClient>(client: C, use: string): C {
  if (!telemetry()) return client;
  const query: Query = (...given) => Reflect.apply(client.query, client, given);
  // drizzle uses nothing else of it, and asks only for its class.
  const traced: C = Object.create(client, { query: { value: timed(query, use) } });
  return traced;
}

/** The same for PGlite, whose transactions have their own queries. */
export function tracedPglite(client: PGlite): PGlite {
  if (!telemetry()) return client;
  const use = 'pglite';
  const query: Query = (...given) => Reflect.apply(client.query, client, given);
  const inside = (tx: Transaction): Transaction => {
    const own: Query = (...given) => Reflect.apply(tx.query, tx, given);
    const traced: Transaction = Object.create(tx, { query: { value: timed(own, use) } });
    return traced;
  };
  const transaction = (work: (tx: Transaction) => Promise<unknown>): Promise<unknown> =>
    Reflect.apply(client.transaction, client, [(tx: Transaction) => work(inside(tx))]);
  const values = { query: { value: timed(query, use) }, transaction: { value: transaction } };
  const traced: PGlite = Object.create(client, values);
  return traced;
}

const timed =
  (query: Query, use: string): Query =>
  async (...given) => {
    const { operation, text } = statementOf(textOf(given[0]));
    const began = performance.now();
    let result = 'failed';
    try {
      const answer = await asSpan(operation, text, use, () => query(...given));
      result = 'done';
      return answer;
    } finally {
      const labels = { 'db.operation.name': operation, 'shop.pool': use, 'shop.result': result };
      measure(metrics.statements, (performance.now() - began) / 1000, labels);
    }
  };

/** Statements outside of all traces, such as those of a poll, begin none. */
function asSpan<T>(operation: string, text: string, use: string, work: () => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text, 'shop.pool': use };
  return inSpan(`sql ${operation}`, { kind: 'client', attributes }, work);
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : '';
}

/** Lets the connections of a pool be read with the metrics. */
export function observePool(pool: pg.Pool, use: string): void {
  const of = (state: string) => ({ 'shop.pool': use, 'db.client.connection.state': state });
  observe(metrics.connections, () => [
    { value: pool.idleCount, labels: of('idle') },
    { value: pool.totalCount - pool.idleCount, labels: of('used') },
  ]);
  observe(metrics.connectionsWaiting, () => [{ value: pool.waitingCount, labels: { 'shop.pool': use } }]);
}
