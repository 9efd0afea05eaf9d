import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import * as tables from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { CustomerContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { waitingChanges } from '../contacts/waiting-changes';
import { devices } from '../devices/devices';
import { presentUser } from '../present-user';
import { ownerOf } from './owner';

/** The file has every order of the customer, so it is not for repeating. */
const FILES_BY_CUSTOMER: Limit = { name: 'own data by customer', most: 5, seconds: 3600 };

/**
 * Everything that the shop has stored about a customer, by section, for a file (CAB-18). A table that names a customer has a section here,
 * or a reason in the test why not.
 *
 * @throws ShopError 429 after a few files an hour
 */
export async function ownData(context: CustomerContext): Promise<Record<string, unknown>> {
  const { db, now } = context;
  const owner = await ownerOf(context);
  await countAttempt(db, FILES_BY_CUSTOMER, String(owner.id), now());
  const { mindbox: _, ...person } = presentUser(owner);
  return {
    made_at: now().toISOString(),
    person: {
      ...person,
      bonus_card: owner.bonusCard,
      bonus_balance: owner.bonusBalance,
      registered_at: owner.createdAt.toISOString(),
    },
    waiting_changes: await waitingChanges(db, owner.id, now()),
    pets: await petsOf(db, owner),
    addresses: await rowsOf(db, tables.deliveryProfile, owner),
    orders: await ordersOf(db, owner),
    auto_orders: await rowsOf(db, tables.autoOrder, owner),
    coupons: await rowsOf(db, tables.couponUse, owner),
    bonuses: await rowsOf(db, tables.bonusMovement, owner),
    basket: await basketOf(db, owner),
    favourites: await rowsOf(db, tables.favourite, owner),
    subscriptions: await subscriptionsOf(db, owner),
    reviews: await rowsOf(db, tables.review, owner),
    review_votes: await rowsOf(db, tables.reviewVote, owner),
    review_reports: await rowsOf(db, tables.reviewReport, owner),
    visits: await visitsOf(db, owner),
    visit_reviews: await rowsOf(db, tables.serviceReview, owner),
    call_requests: await rowsOf(db, tables.callRequest, owner),
    article_comments: await rowsOf(db, tables.articleComment, owner),
    article_likes: await rowsOf(db, tables.articleLike, owner),
    comment_reports: await rowsOf(db, tables.commentReport, owner),
    requests: await rowsOf(db, tables.visitorRequest, owner),
    consents: await consentsOf(db, owner),
    devices: (await devices(context)).map(({ key: _key, ...device }) => device),
  };
}

/** A table whose rows belong to a customer. */
type Owned =
  | typeof tables.deliveryProfile
  | typeof tables.autoOrder
  | typeof tables.couponUse
  | typeof tables.bonusMovement
  | typeof tables.favourite
  | typeof tables.review
  | typeof tables.reviewVote
  | typeof tables.reviewReport
  | typeof tables.serviceReview
  | typeof tables.callRequest
  | typeof tables.articleComment
  | typeof tables.articleLike
  | typeof tables.commentReport
  | typeof tables.visitorRequest;

/** The rows as they are stored, without the names of sessions. */
async function rowsOf(db: Database, table: Owned, { id }: Customer) {
  const rows = await db.select().from(table).where(eq(table.customerId, id));
  return rows.map(withoutKeys);
}

/** What is the same in every row, or names a session. */
function withoutKeys(row: object) {
  const hidden = new Set([
    'customerId',
    'sessionKey',
    'network',
    'guestNetwork',
    'origin',
    'takenAt',
    'tellAt',
    'announceAt',
  ]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
}

async function ordersOf(db: Database, { id }: Customer) {
  const orders = await db.select().from(tables.order).where(eq(tables.order.customerId, id));
  const own = db.select({ id: tables.order.id }).from(tables.order).where(eq(tables.order.customerId, id));
  const lines = await db.select().from(tables.orderLine).where(inArray(tables.orderLine.orderId, own));
  const payments = await db
    .select({
      orderId: tables.payment.orderId,
      amount: tables.payment.amount,
      refunded: tables.payment.refunded,
      status: tables.payment.status,
      createdAt: tables.payment.createdAt,
    })
    .from(tables.payment)
    .where(inArray(tables.payment.orderId, own));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...withoutKeys(order),
    lines: linesOf.get(order.id) ?? [],
    payments: paymentsOf.get(order.id) ?? [],
  }));
}

/** Kind and breed in words; a photo by its address. */
async function petsOf(db: Database, { id }: Customer) {
  const { pet, petKind, petBreed, petPicture } = tables;
  const rows = await db
    .select({ pet, kind: petKind.value, breed: petBreed.value, photo: petPicture.id })
    .from(pet)
    .innerJoin(petKind, eq(petKind.id, pet.kindId))
    .leftJoin(petBreed, eq(petBreed.id, pet.breedId))
    .leftJoin(petPicture, eq(petPicture.petId, pet.id))
    .where(eq(pet.customerId, id));
  return rows.map(({ pet: own, ...words }) => ({ ...withoutKeys(own), ...words }));
}

/** With the names of their files; the cabinet has the files. */
async function visitsOf(db: Database, { id }: Customer) {
  const { appointment, appointmentFile } = tables;
  const rows = await db.select().from(appointment).where(eq(appointment.customerId, id));
  const own = db.select({ id: appointment.id }).from(appointment).where(eq(appointment.customerId, id));
  const files = await db
    .select({ visit: appointmentFile.appointmentId, name: appointmentFile.name })
    .from(appointmentFile)
    .where(inArray(appointmentFile.appointmentId, own));
  const filesOf = Map.groupBy(files, ({ visit }) => visit);
  return rows.map((row) => ({
    ...withoutKeys(row),
    files: (filesOf.get(row.id) ?? []).map(({ name }) => name),
  }));
}

async function basketOf(db: Database, { id }: Customer) {
  return db
    .select({
      locationId: tables.basket.locationId,
      productId: tables.basketLine.productId,
      quantity: tables.basketLine.quantity,
    })
    .from(tables.basket)
    .innerJoin(tables.basketLine, eq(tables.basketLine.basketId, tables.basket.id))
    .where(eq(tables.basket.customerId, id));
}

/** Also those of the confirmed address, from before a sign-in. */
async function subscriptionsOf(db: Database, owner: Customer) {
  const { subscription } = tables;
  const ofAddress = owner.emailConfirmedAt ? sql`lower(${subscription.email}) = lower(${owner.email})` : undefined;
  const rows = await db
    .select()
    .from(subscription)
    .where(or(eq(subscription.customerId, owner.id), ofAddress));
  return rows.map(withoutKeys);
}

async function consentsOf(db: Database, owner: Customer) {
  const { consent } = tables;
  const ofAddress = owner.emailConfirmedAt ? eq(consent.email, owner.email.toLowerCase()) : undefined;
  const rows = await db
    .select()
    .from(consent)
    .where(or(eq(consent.customerId, owner.id), ofAddress));
  return rows.map(withoutKeys);
}
