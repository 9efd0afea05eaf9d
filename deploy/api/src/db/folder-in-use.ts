import { describeHolder, type LockHolder } from 'deploy-lock/lock-holder';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(
    readonly folder: string,
    readonly holder: LockHolder | null,
  ) {
    super(`${folder} is in use by ${describeHolder(holder)}; stop it first, or set another DATA_DIR`);
  }
}
