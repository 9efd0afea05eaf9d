import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { boughtTogether, order, orderLine, product } from '../../../db/schema';
import { UNSUCCESSFUL_STATUSES } from './bought';

const HOUR = 3_600_000;
/** The latest orders of the last year are counted. */
const WINDOW = { milliseconds: 365 * 24 * HOUR, orders: 50_000 };
/** An order with more products is a wholesale purchase, which says little about related products. */
const MOST_PRODUCTS = 50;
/** Orders of one person say little about others. A person who repeats an order counts once. */
const FEWEST_PEOPLE = 2;
/** The most products stored for one product. Some of them are not sold in the visitor's city. */
const MOST_OTHERS = 20;

/**
 * Counts how many people ordered products together, and stores the most frequent ones for each product. All variants of
 * a product count as one, represented by the most ordered variant. Several processes may do this at once.
 */
export async function countBoughtTogether(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW.milliseconds);
  await db.execute(sql`
    with latest as materialized (
      select id, coalesce(customer_id, -id) as person from ${order}
      where created_at > ${since} and status_id not in ${UNSUCCESSFUL_STATUSES}
      order by id desc limit ${WINDOW.orders}
    ), line as materialized (
      select distinct order_id, person, product_id, coalesce(-offer_group_id, ${product.id}) as card
      from ${orderLine} join latest on latest.id = order_id join ${product} on ${product.id} = product_id
    ), usual as materialized (
      select order_id from line group by order_id having count(*) between 2 and ${MOST_PRODUCTS}
    ), pair as (
      select one.card, mode() within group (order by other.product_id) as product_id, count(distinct one.person) as people
      from usual join line one using (order_id) join line other using (order_id)
      where one.card <> other.card
      group by one.card, other.card having count(distinct one.person) >= ${FEWEST_PEOPLE}
    ), best as materialized (
      select card, (array_agg(product_id order by people desc, product_id))[1:${sql.raw(String(MOST_OTHERS))}] as others
      from pair group by card
    ), counted as materialized (
      select ${product.id} as product_id, others
      from ${product} join best on card = coalesce(-offer_group_id, ${product.id})
    ), outdated as (
      delete from ${boughtTogether} where product_id not in (select product_id from counted)
    )
    insert into ${boughtTogether} as stored (product_id, others)
    select product_id, others from counted order by product_id
    on conflict (product_id) do update set others = excluded.others where stored.others <> excluded.others`);
}
