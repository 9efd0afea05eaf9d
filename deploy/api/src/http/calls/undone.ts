/** An answer without changes. When a write throws it, the transaction is rolled back and the answer is still sent. */
export class Undone extends Error {
  override name = 'Undone';

  constructor(readonly answer: unknown) {
    super('The command refused with an answer of its own');
  }
}
