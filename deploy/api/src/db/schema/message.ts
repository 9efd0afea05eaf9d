import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What is told, by what it is about. */
export const messageEvents = {
  /** That it was placed, and its events except for `assemble`. */
  order: [
    'place',
    'pay',
    'arrive',
    'ship',
    'complete',
    'cancel',
    'expire',
    'release',
    'run_out',
    'not_collected',
    'not_delivered',
    'bring_back',
    'refund',
  ],
  visit: ['book', 'cancel_visit', 'move_visit', 'close_visit'],
  /** To the shop, or to a salon that is to call back. */
  request: ['request'],
  /** To a contact that was changed, or will be. */
  contact_warning: ['contact_changed', 'contact_will_change'],
  account_deletion: ['deletion_asked', 'account_deleted'],
  auto_order: ['next_order', 'problem'],
  /** Goods are in stock again. */
  subscription: ['back_in_stock'],
} as const;

export type SubjectKind = keyof typeof messageEvents;
/** The events of one kind of subjects. */
export type EventOf<K extends SubjectKind> = (typeof messageEvents)[K][number];

const subjectKinds = [
  'order',
  'visit',
  'request',
  'contact_warning',
  'account_deletion',
  'auto_order',
  'subscription',
] as const satisfies readonly SubjectKind[];

const events = [
  ...messageEvents.order,
  ...messageEvents.visit,
  ...messageEvents.request,
  ...messageEvents.contact_warning,
  ...messageEvents.account_deletion,
  ...messageEvents.auto_order,
  ...messageEvents.subscription,
] as const;

/**
 * Letters and SMS: written in the transaction that changes what they are about, with a job that sends them (`queued_job`). A row holds no
 * text and no address; both are read when the message is sent.
 */
export const message = pgTable(
  'message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    /** The row that it is about, which may be gone when the message is sent: then there is nothing to tell. */
    subjectId: integer('subject_id').notNull(),
    event: text('event', { enum: events }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** The idempotency key for the mail and SMS services. */
    key: uuid('key').notNull().defaultRandom(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The hash of a recipient who has had enough for now: one message tells of all that wait for it. */
    heldFor: text('held_for'),
    /** The message that tells of this one too. */
    toldWith: integer('told_with'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // An order is told of each event once on each channel, however often the event is repeated.
    uniqueIndex('message_of_order')
      .on(table.subjectId, table.event, table.channel)
      .where(sql`${table.subjectKind} = 'order'`),
    index('message_subject').on(table.subjectKind, table.subjectId),
    index('message_held').on(table.heldFor).where(sql`${table.heldFor} is not null`),
    index('message_told_with').on(table.toldWith).where(sql`${table.toldWith} is not null`),
    index('message_created').on(table.createdAt),
  ],
);
