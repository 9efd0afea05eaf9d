/** A message that a sandbox was asked to deliver. */
export interface Message {
  readonly id: number;
  readonly channel: 'sms';
  /** Phone in digits. */
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

/** How many messages are kept; the oldest are forgotten. */
const KEPT = 500;

/** What the shop sent to people, newest first. */
export class Outbox {
  #messages: Message[] = [];
  #lastId = 0;

  add(message: Omit<Message, 'id' | 'at'>): Message {
    this.#lastId += 1;
    const added = { ...message, id: this.#lastId, at: new Date() };
    this.#messages = [added, ...this.#messages].slice(0, KEPT);
    return added;
  }

  /** @param to Only messages to this phone or address. */
  messages(to?: string): readonly Message[] {
    return to === undefined ? this.#messages : this.#messages.filter((message) => message.to === to);
  }
}
