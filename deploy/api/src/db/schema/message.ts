import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The events of messages, by the kind of their subject. */
export const messageEvents = {
  /** The order was placed, and its later events except for `assemble`. */
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
  visit: ['book', 'cancel_visit', 'move_visit', 'close_visit', 'remind_day', 'remind_hours', 'conclude', 'ask_review'],
  /** To the shop, or to a salon that should call the visitor. */
  request: ['request'],
  /** To a contact that was or will be changed. */
  contact_warning: ['contact_changed', 'contact_will_change'],
  account_deletion: ['deletion_asked', 'account_deleted'],
  auto_order: ['next_order', 'problem'],
  /** Goods are in stock again. */
  subscription: ['back_in_stock'],
  /** A question about a product, to the customer who asked it. */
  question: ['question_answered'],
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
  'question',
] as const satisfies readonly SubjectKind[];

const events = [
  ...messageEvents.order,
  ...messageEvents.visit,
  ...messageEvents.request,
  ...messageEvents.contact_warning,
  ...messageEvents.account_deletion,
  ...messageEvents.auto_order,
  ...messageEvents.subscription,
  ...messageEvents.question,
] as const;

/**
 * Emails and SMS. A row is written in the transaction that changes their subject, with a job that sends them
 * (`queued_job`). A row contains no text and no address; both are read when the message is sent.
 */
export const message = pgTable(
  'message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    /** The row that it is about. If that row no longer exists when the message is sent, nothing is sent. */
    subjectId: integer('subject_id').notNull(),
    event: text('event', { enum: events }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** The idempotency key for the mail and SMS services. */
    key: uuid('key').notNull().defaultRandom(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /**
     * The hash of a recipient who has received the most messages for now. One later message then covers all that wait.
     */
    heldFor: text('held_for'),
    /** The message that covers this one too. */
    toldWith: integer('told_with'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Each event of an order is sent once on each channel, even if the event is repeated.
    uniqueIndex('message_of_order')
      .on(table.subjectId, table.event, table.channel)
      .where(sql`${table.subjectKind} = 'order'`),
    index('message_subject').on(table.subjectKind, table.subjectId),
    index('message_held').on(table.heldFor).where(sql`${table.heldFor} is not null`),
    index('message_told_with').on(table.toldWith).where(sql`${table.toldWith} is not null`),
    index('message_created').on(table.createdAt),
  ],
);
