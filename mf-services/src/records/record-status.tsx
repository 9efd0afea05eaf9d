import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import { Status } from 'shared-contracts/ui/status';

/** What became of a visit, in words. */
export function statusOf({ status, isOver }: Pick<ServiceRecord, 'status' | 'isOver'>): string {
  if (status === 'cancelled') return 'Отменена';
  if (status === 'closed') return 'Салон закрыт, выберите другое время';
  return isOver ? 'Визит прошёл' : 'Вы записаны';
}

const colours = { booked: 'green', cancelled: 'grey', closed: 'red' } as const;

/** The status of a visit on its colour. */
export function RecordStatus({ record }: { record: ServiceRecord }) {
  return <Status color={record.isOver ? 'grey' : colours[record.status]}>{statusOf(record)}</Status>;
}
