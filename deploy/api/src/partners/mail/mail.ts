/** An email to one person. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Up to 64 characters. The service sends an email with the same key only once. */
  readonly key?: string;
}

/** Sends emails. */
export interface Mail {
  /** @throws PartnerError when the email was not taken. */
  send(email: Email): Promise<void>;
}
