import {
  type getReceivedFile,
  type getReceivedRequests,
  RECEIVED_REQUESTS,
} from '@zapovednik/api/content/calls/received-request';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requestFile } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { requireStaff } from '../../people/api';
import { aboutRequest, loadRequests } from './load-request';
import { kindNames } from './request-words';

/**
 * Requests and applications for the back office.
 *
 * @throws ShopError 403 for other people
 */
export async function receivedRequests(
  { afterId = 0 }: z.output<typeof getReceivedRequests.query>,
  context: CustomerContext,
): Promise<z.input<typeof getReceivedRequests.answer>> {
  await requireStaff(context);
  const found = await loadRequests(context.db, afterId, RECEIVED_REQUESTS);
  return {
    requests: found.map((loaded) => {
      const { id, kind, name, phone, email, text, createdAt } = loaded.request;
      const details = aboutRequest(loaded);
      return {
        ...{ id, name, phone, email, text, details },
        kind: kindNames[kind],
        city: loaded.city.name,
        file: loaded.file,
        created: createdAt.toISOString(),
      };
    }),
  };
}

/**
 * The file of an application for the back office.
 *
 * @throws ShopError 403 for other people, 404 without a file, 503 the store of files is away
 */
export async function receivedFile(
  requestId: number,
  context: CustomerContext,
): Promise<z.input<typeof getReceivedFile.answer>> {
  await requireStaff(context);
  const [file] = await context.db.select().from(requestFile).where(eq(requestFile.requestId, requestId));
  const content = file && (await context.files.read(file));
  if (!content) throw notFound('У заявки нет файла');
  return { name: file.name, type: file.type, content: Buffer.from(content).toString('base64') };
}
