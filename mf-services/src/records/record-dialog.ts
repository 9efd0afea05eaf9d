import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import type { RecordAccess } from './record-access';

/** What the dialogs of moving and cancelling get. */
export interface RecordDialogProps {
  record: ServiceRecord;
  access: RecordAccess;
  onClose: () => void;
}
