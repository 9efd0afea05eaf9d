import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import type { VisitAccess } from './visit-access';

/** The props of the dialogs for moving and cancelling. */
export interface VisitDialogProps {
  visit: VisitDetails;
  access: VisitAccess;
  onClose: () => void;
}
