/** An answer without changes: thrown inside a write, it rolls the transaction back and is still sent as the answer. */
export class Undone extends Error {
  override name = 'Undone';

  constructor(readonly answer: unknown) {
    super('The command refused with an answer of its own');
  }
}
