import type { orderMessage } from '../../db/schema';
import { defineExtension } from '../../events/define-extension';
import type { Shop } from '../../http/context';
import type { Email } from '../../partners/mail/mail';
import type { TextMessage } from '../../partners/sms/sms';

/** A message that waits in the outbox. */
export type Message = typeof orderMessage.$inferSelect;
export type MessageShop = Pick<Shop, 'db' | 'partners' | 'now' | 'publicOrigin' | 'linkKey' | 'events'>;
export type Sms = Pick<TextMessage, 'phone' | 'text'>;

/** Something that messages are about, such as an order. Its module writes them when they are sent, so that they say what is true then. */
export interface MessageSubject {
  /** The events that it has messages about. */
  readonly events: readonly Message['event'][];
  /** Null: something else has happened meanwhile, and its message tells of it. */
  email(message: Message, shop: MessageShop): Promise<Email | null>;
  /** Null: as above. */
  sms(message: Message, shop: MessageShop): Promise<Sms | null>;
}

export const messageSubjects = defineExtension<MessageSubject>('message subjects');

/** @throws Error when no module has messages about its event */
export function subjectOf({ id, event }: Message, { events }: Pick<MessageShop, 'events'>): MessageSubject {
  const found = messageSubjects.all(events).find((subject) => subject.events.includes(event));
  if (!found) throw new Error(`Message ${id} is about ${event}, which no module knows`);
  return found;
}

/** The row that a message is about. @throws Error when the message has none */
export function idOf(id: number | null, message: Message): number {
  if (id === null) throw new Error(`Message ${message.id} has the event ${message.event} of something else`);
  return id;
}

/** For subjects that are told by e-mail only. */
export const noSms = async ({ id }: Message): Promise<never> => {
  throw new Error(`Message ${id} is told by e-mail only`);
};
