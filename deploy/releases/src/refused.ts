/** A release may not go live, or may not be published. Contains the reasons, as text for the team. Nothing was changed. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}
