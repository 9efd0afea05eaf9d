import type { Output } from '@zapovednik/api/call';
import type { getOwnVisitFile } from '@zapovednik/api/services/calls/visit';
import { and, eq } from 'drizzle-orm';
import { bookedVisit, visitFile } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { isShown } from './earlier';

/** A file of the customer's own visit, also of an earlier conclusion that is shown. @throws ShopError 404, also for files of other people */
export async function readVisitFile(
  id: number,
  { db, files, customerId }: CustomerContext,
): Promise<Output<typeof getOwnVisitFile>> {
  const [found] = await db
    .select({ file: visitFile })
    .from(visitFile)
    .innerJoin(bookedVisit, eq(bookedVisit.id, visitFile.visitId))
    .where(and(eq(visitFile.id, id), eq(bookedVisit.customerId, customerId)));
  if (!found || !(await isShown(db, found.file))) throw notFound('Файл не найден');
  const { name, type } = found.file;
  const content = await files.read(found.file);
  if (!content) throw notFound('Файл не найден');
  return { name, type, content: Buffer.from(content).toString('base64') };
}
