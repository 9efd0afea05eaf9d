/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends letters. */
export interface Mail {
  /** @throws PartnerError when the letter was not taken. */
  send(letter: Letter): Promise<void>;
}
