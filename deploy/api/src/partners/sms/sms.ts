/** A text message to a phone. */
interface TextMessage {
  /** Eleven digits, starting with 7. */
  readonly phone: string;
  readonly text: string;
  /** The id of the message at the service: up to 40 Latin letters, digits and hyphens. */
  readonly key?: string;
  /** It may have been sent before under this key, so the service is asked first. */
  readonly mayBeSent?: boolean;
}

/** Sends text messages to phones. */
export interface Sms {
  /** @throws PartnerError when the service did not accept the message. */
  send(message: TextMessage): Promise<void>;
}
