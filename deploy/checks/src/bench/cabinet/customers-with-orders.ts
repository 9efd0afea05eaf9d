import { Client } from 'pg';

const ORDERS_OF_A_CUSTOMER = 10;
const SESSION = 'bench-session-';

/** The session of a customer, by the number of the customer, from 1. */
export const sessionOf = (customer: number) => `${SESSION}${customer}`;

/**
 * Adds orders of the last three years to a database with demonstration data: ten for each customer, three goods in
 * each, with bonuses. Every tenth order is in progress and is an auto-order. Each customer has two pets, two addresses
 * and four visits to a vet. The first customers are signed in.
 */
export async function addCustomersWithOrders(url: string, orders: number, signedIn: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'shop_order' and column_name <> 'id'`,
    );
    const columns = rows.map(({ name }) => name);
    const customers = orders / ORDERS_OF_A_CUSTOMER;
    for (const statement of statements(columns, customers, orders, signedIn)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Values of an order that differ from those of the copied order. */
const own: Readonly<Record<string, string>> = {
  session_key: `'bench-' || number`,
  customer_id: 'owner.id',
  status_id: `case when number % ${ORDERS_OF_A_CUSTOMER} = 0 then 'N' else 'F' end`,
  parent_order_id: 'null',
  auto_order_date: 'null',
  pay_by: 'null',
  release_at: 'null',
  created_at: `now() - (number % 1095) * interval '1 day'`,
  changed_at: 'now()',
};

const statements = (columns: readonly string[], customers: number, orders: number, signedIn: number) => [
  `insert into customer (login, first_name, phone)
    select 'bench-' || n, 'Анна', '7900' || lpad(n::text, 7, '0') from generate_series(1, ${customers}) n`,
  `create temporary table owner as
    select id, row_number() over (order by id) n from customer where login like 'bench-%'`,
  'create unique index on owner (n)',
  `create temporary table goods as select id, name, row_number() over (order by id) n from product limit 500`,
  `insert into shop_order (${columns.join(', ')})
    select ${columns.map((name) => own[name] ?? `one.${name}`).join(', ')}
    from generate_series(1, ${orders}) made(number)
    join owner on owner.n = 1 + (number / ${ORDERS_OF_A_CUSTOMER}) % ${customers}
    cross join (select * from shop_order where delivery_type = 'pickup' order by id limit 1) one`,
  `create temporary table made as
    select o.id, o.customer_id, o.status_id, o.created_at from shop_order o join owner on owner.id = o.customer_id`,
  `insert into order_line (order_id, product_id, quantity, name, base_price, price, weight)
    select made.id, goods.id, 1, goods.name, 10000, 10000, 100
    from made cross join generate_series(0, 2) k join goods on goods.n = 1 + (made.id * 7 + k * 13) % 500`,
  `insert into bonus_movement (customer_id, order_id, kind, amount, at)
    select customer_id, id, 'accrued', 5, created_at from made`,
  `insert into auto_order (order_id, customer_id, variant, interval, unit, next_date)
    select id, customer_id, 'month', 1, 'month', current_date + 20 from made where status_id = 'N'`,
  `insert into pet (customer_id, kind_id, name)
    select owner.id, kind.id, 'Рекс' from owner cross join (select id from pet_kind order by id limit 2) kind`,
  `insert into visit (salon_id, service_id, specialist_id, starts_at, ends_at, price, customer_id, animal, pet_name, name, phone)
    select vet.salon_id, vet.service_ids[1], vet.id, at, at + interval '30 minutes', 90000, owner.id, 'dog', 'Рекс', 'Анна', '79000000000'
    from owner cross join generate_series(-1, 2) k cross join (select * from specialist order by id limit 1) vet
    cross join lateral (select now() - (k * 100 + owner.n % 90) * interval '1 day' as at) moment`,
  `insert into delivery_profile (customer_id, location_id, address)
    select owner.id, one.location_id, one.address
    from owner cross join (select location_id, address from delivery_profile order by id limit 2) one`,
  `insert into session (key, customer_id, expires_at)
    select encode(sha256(('${SESSION}' || n)::bytea), 'hex'), id, now() + interval '1 day' from owner where n <= ${signedIn}`,
  'analyze',
];
