import { Client } from 'pg';

/** More than any id of the demonstration's products and groups. */
const APART = 10_000_000;

/** Each copy has one of them in its names, so that the words of the catalogue grow too. */
const words = ['Байкал', 'Двина', 'Енисей', 'Кама', 'Лена', 'Ока', 'Печора', 'Селенга', 'Урал'] as const;
export const COPIES = words.length;

const apart = (column: string) => ({ [column]: `one.${column} + ${APART} * copy.number` });

/** What differs from the copied row, by table. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  offer_group: apart('id'),
  product: {
    ...apart('id'),
    ...apart('offer_group_id'),
    code: `one.code || '-' || copy.number`,
    article: 'one.article || copy.number',
    bar_code: 'one.bar_code || copy.number',
    name: `one.name || ' ' || (array['${words.join(`','`)}'])[copy.number]`,
    base_price: 'one.base_price + 100 * copy.number',
    discount_price: 'one.discount_price + 100 * copy.number',
  },
  product_property_value: apart('product_id'),
  product_sale: apart('product_id'),
  stock: apart('product_id'),
  shop_stock: apart('product_id'),
};

/**
 * Adds nine copies of each product, with values and stock, to a database of the demonstration: its words make 346,961 different products
 * at most. Nobody may have the database open, because nothing notes these changes.
 */
export async function copyProducts(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, own] of Object.entries(tables)) {
      const { rows } = await client.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_name = $1',
        [table],
      );
      const columns = rows.map(({ name }) => name);
      await client.query(
        `insert into ${table} (${columns.join(', ')})
          select ${columns.map((name) => own[name] ?? `one.${name}`).join(', ')}
          from ${table} one cross join generate_series(1, ${COPIES}) copy(number)`,
      );
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
