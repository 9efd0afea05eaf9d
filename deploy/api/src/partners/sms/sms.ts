/** A text message to a phone. */
interface TextMessage {
  /** Eleven digits from 7 on. */
  readonly phone: string;
  readonly text: string;
  /** Names the message at the service: up to 40 Latin letters, digits and hyphens. */
  readonly key?: string;
  /** It may have been sent before under this key, so the service is asked first. */
  readonly mayBeSent?: boolean;
}

/** Sends text messages to phones. */
export interface Sms {
  /** @throws PartnerError when the message was not taken. */
  send(message: TextMessage): Promise<void>;
}
