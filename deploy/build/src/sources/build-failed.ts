/** The sources of an app do not build. The message is webpack's own. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}
