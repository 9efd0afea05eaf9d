import type { VisitDetails } from 'shared-contracts/services/calls/visit';
import type { VisitAccess } from './visit-access';

/** What the dialogs of moving and cancelling get. */
export interface VisitDialogProps {
  visit: VisitDetails;
  access: VisitAccess;
  onClose: () => void;
}
