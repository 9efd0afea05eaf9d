/** A message to be delivered by a sandbox. */
export interface Message {
  readonly id: number;
  readonly channel: 'sms' | 'telegram' | 'email';
  /** Phone in digits, or an e-mail address. */
  readonly to: string;
  /** For emails. */
  readonly subject?: string;
  readonly text: string;
  /** For emails: the HTML content. */
  readonly html?: string;
  /** For emails: further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For emails: the attached files. */
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly text: string }[];
  readonly at: Date;
}

/** Maximum number of stored messages; the oldest are dropped. */
const KEPT = 500;

/** The messages that the shop sent to people, newest first. */
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

  get(id: number): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** @param sought A part of a phone, in any notation, or of an address. */
  find(sought: string): readonly Message[] {
    const digits = sought.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
    const isPhone = digits !== '' && !/[a-zа-я@]/i.test(sought);
    const part = isPhone ? digits : sought.trim().toLowerCase();
    return this.#messages.filter(({ to }) => to.toLowerCase().includes(part));
  }
}
