import type { Account } from '@zapovednik/api/cabinet/models/account';
import { DeletionNotice } from './deletion/deletion-notice';
import styles from './settings.module.css';
import { WaitingChangesNotice } from './waiting-changes-notice';

/** The most important notices: contacts that will change, and the deletion of the account. */
export function Notices({ account }: { account: Account }) {
  const { waitingChanges, deletesOn } = account;
  return (
    <div className={styles.proof}>
      {waitingChanges.length > 0 && <WaitingChangesNotice changes={waitingChanges} />}
      {deletesOn && <DeletionNotice deletesOn={deletesOn} />}
    </div>
  );
}
