import { type EventOf, type message, messageEvents, type SubjectKind } from '../../db/schema';
import { defineExtension } from '../../events/define-extension';
import type { Work } from '../../jobs/job';
import type { Attachment } from '../../partners/mail/mail';
import type { EmailContent } from './email-content';

type Row = typeof message.$inferSelect;

/** A message that waits to be sent. */
export type Message = Row;
/** A message about one kind of subjects. */
export type MessageAbout<K extends SubjectKind> = Row & { readonly subjectKind: K; readonly event: EventOf<K> };
export type MessageShop = Work;

interface Told {
  /**
   * The customer whose data it is about; null: a guest's. Messages to owners at their own contacts have a separate
   * budget.
   */
  readonly customerId: number | null;
  /** Used instead of the row's key: two messages with one key arrive once. */
  readonly key?: string;
}

export interface Letter extends Told {
  readonly to: string;
  readonly content: EmailContent;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export interface Sms extends Told {
  readonly phone: string;
  readonly text: string;
}

/**
 * A subject of messages, such as an order. Its module writes the messages at the time of sending, so that they are up
 * to date.
 */
export interface MessageSubject<K extends SubjectKind> {
  readonly kind: K;
  /**
   * Whether messages are held back when a recipient gets too many. False for messages to the shop itself, and for those
   * that protect an account.
   */
  readonly isLimited: boolean;
  /** Null: there is nothing to send any more, or another message covers the current state. */
  email(message: MessageAbout<K>, shop: MessageShop): Promise<Letter | null>;
  /** Null: as above. Missing: sent by e-mail only. */
  sms?(message: MessageAbout<K>, shop: MessageShop): Promise<Sms | null>;
  /** Called after the message was sent. */
  told?(message: MessageAbout<K>, shop: MessageShop): Promise<void>;
}

/** A subject of any kind. It is found by the kind of the message. */
export interface AnySubject {
  readonly kind: SubjectKind;
  readonly isLimited: boolean;
  email(message: Message, shop: MessageShop): Promise<Letter | null>;
  sms(message: Message, shop: MessageShop): Promise<Sms | null>;
  told(message: Message, shop: MessageShop): Promise<void>;
}

const messageSubjects = defineExtension<AnySubject>('message subjects');

/** Adds the messages about one kind of subjects. */
export function messagesAbout<K extends SubjectKind>(subject: MessageSubject<K>) {
  const own = (message: Message): MessageAbout<K> => {
    if (isAbout(message, subject.kind)) return message;
    throw new Error(`Message ${message.id} is about ${message.subjectKind}`);
  };
  return messageSubjects.with({
    kind: subject.kind,
    isLimited: subject.isLimited,
    email: async (message, shop) => subject.email(own(message), shop),
    sms: async (message, shop) => subject.sms?.(own(message), shop) ?? null,
    told: async (message, shop) => subject.told?.(own(message), shop),
  });
}

function isAbout<K extends SubjectKind>(message: Message, kind: K): message is MessageAbout<K> {
  const events: readonly string[] = messageEvents[kind];
  return message.subjectKind === kind && events.includes(message.event);
}

/** @throws Error when no module has messages about it */
export function subjectOf({ id, subjectKind }: Message, { events }: Pick<MessageShop, 'events'>): AnySubject {
  const found = messageSubjects.all(events).find(({ kind }) => kind === subjectKind);
  if (!found) throw new Error(`Message ${id}: no module has the subject ${subjectKind}`);
  return found;
}
