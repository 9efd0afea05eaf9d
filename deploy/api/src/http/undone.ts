/** An answer that leaves nothing behind: thrown inside a write, it rolls the transaction back and is answered all the same. */
export class Undone extends Error {
  override name = 'Undone';

  constructor(readonly answer: unknown) {
    super('The command refused with an answer of its own');
  }
}
