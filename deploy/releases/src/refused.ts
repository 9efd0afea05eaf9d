/** A release that may not go live, or be published: what speaks against it, in words for the team. Nothing was changed. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}
