import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { appointment } from './appointment';
import { callRequest } from './call-request';
import { order } from './order';
import { visitorRequest } from './request';

/** What a customer is told of an order: that it was placed, and its events except for `assemble`. */
export const orderMessageEvents = [
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
] as const;

/** What is told of an appointment. */
export const appointmentMessageEvents = ['book', 'cancel_visit', 'move_visit', 'close_visit'] as const;

/** What the shop is told of a visitor's request. */
export const requestMessageEvents = ['request'] as const;

/** What a salon is told of a person who wants to be called. */
export const callMessageEvents = ['call_back'] as const;

/**
 * The outbox of messages to customers, and to the shop about requests: written in the transaction that changes what they are about, sent
 * by a job. It holds no text and no address; both are read when the message is sent.
 */
export const orderMessage = pgTable(
  'order_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** One of the four: what the message is about. */
    orderId: integer('order_id').references(() => order.id, { onDelete: 'cascade' }),
    appointmentId: integer('appointment_id').references(() => appointment.id, { onDelete: 'cascade' }),
    requestId: integer('request_id').references(() => visitorRequest.id, { onDelete: 'cascade' }),
    callRequestId: integer('call_request_id').references(() => callRequest.id, { onDelete: 'cascade' }),
    event: text('event', {
      enum: [...orderMessageEvents, ...appointmentMessageEvents, ...requestMessageEvents, ...callMessageEvents],
    }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** The idempotency key for the mail and SMS services. */
    key: uuid('key').notNull().defaultRandom(),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; null: it was sent, or given up. */
    attemptAt: timestamp('attempt_at', { withTimezone: true }).defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One message for each event and channel, however often the event is repeated.
    unique('order_message_once').on(table.orderId, table.event, table.channel),
    index('order_message_appointment').on(table.appointmentId),
    index('order_message_request').on(table.requestId),
    index('order_message_call_request').on(table.callRequestId),
    index('order_message_due').on(table.channel, table.attemptAt).where(sql`${table.attemptAt} is not null`),
    index('order_message_created').on(table.createdAt),
  ],
);
