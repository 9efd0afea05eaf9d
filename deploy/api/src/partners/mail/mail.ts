/** An email to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends emails. */
export interface Mail {
  /** @throws PartnerError when the letter was not taken. */
  send(letter: Letter): Promise<void>;
}
