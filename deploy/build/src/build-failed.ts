/** The sources of a part do not build; the message is webpack's own. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}
