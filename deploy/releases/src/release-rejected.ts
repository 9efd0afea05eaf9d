/** A release may not go live, or may not be published. Contains the reasons, as text for the team. Nothing was changed. */
export class ReleaseRejected extends Error {
  override name = 'ReleaseRejected';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}
