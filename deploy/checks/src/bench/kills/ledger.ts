import { Client } from 'pg';

/** Something that a shopper wanted once: an order or a visit. Its phone belongs to it alone. */
type Kind = 'order' | 'visit';

const TABLES: Readonly<Record<Kind, string>> = { order: 'shop_order', visit: 'visit' };

/** What shoppers asked for, and what the shop answered that it had done. */
export class Ledger {
  readonly #asked: Readonly<Record<Kind, Set<string>>> = { order: new Set(), visit: new Set() };
  readonly #acknowledged: Readonly<Record<Kind, Map<string, number>>> = { order: new Map(), visit: new Map() };
  /** Requests that got no answer, or a 5xx. */
  failedCalls = 0;
  /** Writes that shoppers sent again with the same key. */
  repeated = 0;

  ask(kind: Kind, phone: string): void {
    this.#asked[kind].add(phone);
  }

  acknowledge(kind: Kind, phone: string, id: number): void {
    this.#acknowledged[kind].set(phone, id);
  }

  count(kind: Kind): number {
    return this.#acknowledged[kind].size;
  }

  /** Compares it with the database: what was acknowledged and is not there, and what is there more than once. */
  async compare(url: string): Promise<{ readonly lost: number; readonly twice: number }> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      let [lost, twice] = [0, 0];
      for (const kind of ['order', 'visit'] as const) {
        const phones = [...this.#asked[kind]];
        const { rows } = await client.query<{ id: number; phone: string }>(
          `select id, phone from ${TABLES[kind]} where phone = any($1)`,
          [phones],
        );
        const stored = new Map<string, number[]>();
        for (const { id, phone } of rows) stored.set(phone, [...(stored.get(phone) ?? []), id]);
        twice += [...stored.values()].filter((ids) => ids.length > 1).length;
        for (const [phone, id] of this.#acknowledged[kind]) if (!stored.get(phone)?.includes(id)) lost += 1;
      }
      return { lost, twice };
    } finally {
      await client.end();
    }
  }
}
