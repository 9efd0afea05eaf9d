import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { Status } from '@zapovednik/ui/status';

/** The status of a visit as text. */
function statusOf({ status, isOver }: Pick<VisitDetails, 'status' | 'isOver'>): string {
  if (status === 'cancelled') return 'Отменена';
  if (status === 'closed') return 'Салон закрыт, выберите другое время';
  return isOver ? 'Визит прошёл' : 'Вы записаны';
}

const colours = { booked: 'green', cancelled: 'grey', closed: 'red' } as const;

/** The status of a visit on a coloured background. */
export function VisitStatus({ visit }: { visit: VisitDetails }) {
  return <Status color={visit.isOver ? 'grey' : colours[visit.status]}>{statusOf(visit)}</Status>;
}
