import type { Database } from 'deploy-api/db/database';
import * as schema from 'deploy-api/db/schema/index';
import { countBoughtTogether } from 'deploy-api/modules/catalogue/purchases/bought-together';
import type { Insert } from 'deploy-api/seed/insert-rows';
import { insertReference } from 'deploy-api/seed/reference';
import type { SeedOptions } from 'deploy-api/seed/seed-options';
import { sql } from 'drizzle-orm';
import { careerSlides, careerStories } from './careers/career-page';
import { banners, groomingBanners } from './catalogue/banners';
import { brandRows } from './catalogue/brand-rows';
import { complementRows } from './catalogue/complements';
import { metafilterRows } from './catalogue/metafilters';
import { type ProductFamily, type ProductRow, productFamilies } from './catalogue/products';
import { propertyTables } from './catalogue/property-values';
import { PRODUCTS_AT_SCALE_1 } from './catalogue/quotas';
import { sales } from './catalogue/sales';
import { collectTags, sectionId, sectionRows } from './catalogue/section-rows';
import { shortUris } from './catalogue/short-uris';
import { stocksOf } from './catalogue/stocks';
import { fillContent } from './content/fill-content';
import { insertSetRows } from './content/set-rows';
import { orderHistory } from './orders/order-history';
import type { OrderProduct } from './orders/shelves';
import { deliveryProfiles } from './people/addresses';
import { customerRows, people } from './people/people';
import { petRows } from './people/pets';
import { cities } from './places/cities';
import { questionsOf } from './reviews/questions';
import { reviewsOf } from './reviews/reviews';
import { attachFinding } from './services/findings';
import { salons, salonsOfShops, servicePrices, services } from './services/salons';
import { serviceReviews } from './services/service-reviews';
import { specialists } from './services/specialists';
import { visits } from './services/visits';
import { coupons } from './shops/coupons';
import { deliveryOffers } from './shops/offers';
import { pickupPoints } from './shops/pickup-points';
import { pickupServices } from './shops/pickup-services';
import { shopFeatures, shops } from './shops/shops';
import { fastDeliveryZones } from './shops/zones';

/** Number of rows that are inserted together. */
const BATCH = 2000;
/** The number of products of a section that occur in past orders. */
const MOST_ORDERED = 40;

/** All data except the goods: it is small, and the same at every scale. */
async function insertSurroundings(insert: Insert, { seed, today }: SeedOptions): Promise<void> {
  await insertReference(insert, cities());
  await insert(schema.pickupService, pickupServices);
  await insert(schema.pickupPoint, pickupPoints());
  await insert(schema.shopFeature, shopFeatures);
  await insert(schema.shop, shops(salonsOfShops()));
  await insert(schema.fastDeliveryZone, fastDeliveryZones());
  await insert(schema.deliveryOffer, deliveryOffers());
  await insert(schema.coupon, coupons(today));
  await insert(schema.section, sectionRows());
  await insert(schema.sectionComplement, complementRows());
  await insert(schema.brand, brandRows());
  await insert(schema.sale, sales);
  await insert(schema.shortUri, shortUris);
  await insert(schema.banner, banners);
  await insert(schema.careerSlide, careerSlides);
  await insert(schema.careerStory, careerStories);
  await insert(schema.customer, await customerRows(today));
  await insert(schema.deliveryProfile, deliveryProfiles);
  await insert(schema.pet, petRows(seed, today));
  await insertServices(insert, { seed, today });
}

/** Vets, groomers and trainers. Runs after shops and customers. */
async function insertServices(insert: Insert, { seed, today }: Pick<SeedOptions, 'seed' | 'today'>): Promise<void> {
  const { specialists: staff, hours } = specialists();
  await insert(schema.salon, salons());
  await insert(schema.service, services);
  await insert(schema.servicePrice, servicePrices);
  await insert(schema.specialist, staff);
  await insert(schema.workingHours, hours);
  await insert(schema.serviceReview, serviceReviews(today));
  await insert(schema.bookedVisit, visits(seed, today));
  await insert(schema.banner, groomingBanners);
}

/** @returns some products of every section, for past orders */
async function insertGoods(insert: Insert, { scale, seed, today, progress }: SeedOptions): Promise<OrderProduct[]> {
  const { properties, values, find } = propertyTables();
  await insert(schema.property, properties);
  await insert(schema.propertyValue, values);

  const fastShops = pickupPoints().filter(({ fastPickup }) => fastPickup);
  const tags = collectTags();
  // Plus the one product of merchandise.
  const total = Math.round(PRODUCTS_AT_SCALE_1 * scale) + 1;
  let waiting = emptyBatch();
  let done = 0;
  const ordered = new Map<number, OrderProduct[]>();

  function keepForOrders({ products, section, traits }: ProductFamily) {
    for (const row of products.filter(({ isMerchandise }) => !isMerchandise)) {
      const kept = ordered.get(row.sectionId) ?? [];
      if (kept.length < MOST_ORDERED) kept.push({ ...row, section, traits });
      ordered.set(row.sectionId, kept);
    }
  }

  async function flush() {
    if (waiting.products.length === 0) return;
    const stocks = waiting.products.map((product) => stocksOf(product, fastShops, seed));
    await insert(schema.offerGroup, waiting.groups);
    await insert(schema.product, waiting.products);
    await insert(schema.productPropertyValue, waiting.values);
    await insert(schema.productSale, waiting.sales);
    await insert(
      schema.productQuestion,
      waiting.products.flatMap((product) => questionsOf(product, { seed, today })),
    );
    await insert(
      schema.review,
      waiting.products.flatMap((product) => reviewsOf(product, { scale, seed, today })),
    );
    await insert(
      schema.stock,
      stocks.flatMap(({ warehouses }) => warehouses),
    );
    await insert(
      schema.shopStock,
      stocks.flatMap(({ shops }) => shops),
    );
    done += waiting.products.length;
    waiting = emptyBatch();
    progress?.(done, total);
  }

  for (const family of productFamilies({ scale, seed, today, sectionId, findValue: find })) {
    if (family.group) waiting.groups.push(family.group);
    waiting.products.push(...family.products);
    waiting.values.push(...family.values);
    waiting.sales.push(...family.sales);
    keepForOrders(family);
    tags.see(family);
    if (waiting.products.length >= BATCH) await flush();
  }
  await flush();
  const links = tags.rows();
  await insert(schema.sectionTag, links);
  await insert(schema.metafilter, metafilterRows(links));
  return [...ordered.values()].flat();
}

async function insertOrders(
  insert: Insert,
  goods: OrderProduct[],
  { seed, today, origin }: SeedOptions,
): Promise<void> {
  const { crowd, orders, lines, events, movements, autoOrders } = orderHistory({
    goods,
    customers: people,
    seed,
    today,
    origin,
  });
  await insert(schema.customer, crowd);
  await insert(schema.order, orders);
  await insert(schema.orderLine, lines);
  await insert(schema.orderHistory, events);
  await insert(schema.bonusMovement, movements);
  await insert(schema.autoOrder, autoOrders);
}

function emptyBatch() {
  return {
    groups: [] as (typeof schema.offerGroup.$inferInsert)[],
    products: [] as ProductRow[],
    values: [] as (typeof schema.productPropertyValue.$inferInsert)[],
    sales: [] as (typeof schema.productSale.$inferInsert)[],
  };
}

/** Fills empty tables with a whole shop, and marks the database as a demonstration. */
export async function fillDemo(transaction: Database, options: SeedOptions): Promise<void> {
  const insert = insertSetRows(transaction);
  await insertSurroundings(insert, options);
  await fillContent(transaction, options.today);
  await attachFinding(transaction);
  const goods = await insertGoods(insert, options);
  await insertOrders(insert, goods, options);
  await countBoughtTogether(transaction, options.today);
  await insert(schema.demoData, [{ filledAt: options.today }]);
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence('customer', 'id'), (select max(id) from customer)),
               setval(pg_get_serial_sequence('shop_order', 'id'), (select max(id) from shop_order))`,
  );
}
