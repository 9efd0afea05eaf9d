import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import type { VisitAccess } from './visit-access';

/** What the dialogs of moving and cancelling get. */
export interface VisitDialogProps {
  visit: VisitDetails;
  access: VisitAccess;
  onClose: () => void;
}
