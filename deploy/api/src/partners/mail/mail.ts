/** A file that is attached to an email. */
export interface Attachment {
  readonly name: string;
  /** The MIME type, with the charset of a text. */
  readonly type: string;
  readonly text: string;
}

/** An email to one person. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** Up to 64 characters. The service sends an email with the same key only once. */
  readonly key?: string;
}

/** Sends emails. */
export interface Mail {
  /** @throws PartnerError when the service did not accept the email. */
  send(email: Email): Promise<void>;
}
