import { and, eq } from 'drizzle-orm';
import type { Output } from 'shared-contracts/api/call';
import type { getRecordFile } from 'shared-contracts/services/calls/record';
import { appointment, appointmentFile } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';

/** A file of the customer's own visit. @throws ShopError 404, also for files of other people */
export async function recordFile(
  id: number,
  { db, customerId }: CustomerContext,
): Promise<Output<typeof getRecordFile>> {
  const [found] = await db
    .select({ file: appointmentFile })
    .from(appointmentFile)
    .innerJoin(appointment, eq(appointment.id, appointmentFile.appointmentId))
    .where(and(eq(appointmentFile.id, id), eq(appointment.customerId, customerId)));
  if (!found) throw notFound('Файл не найден');
  const { name, type, content } = found.file;
  return { name, type, content: Buffer.from(content).toString('base64') };
}
