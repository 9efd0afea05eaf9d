import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { lockSubject } from '../../../db/lock-subject';
import { visitorRequest } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { passCaptcha } from '../../codes/api';
import { queueMessages } from '../../messages/api';
import { logPersonDataConsent } from '../../people/api';

import { attachFile } from './files';
import { countRequest } from './request-limits';

const DAY = 24 * 3_600_000;
/** The same request within this time counts as a repeated click. */
const REPEATED = DAY;
/** How long a request is stored. A request for a call is answered within days. */
const STORED = 365 * DAY;
const CALLS_STORED = 30 * DAY;

type Row = typeof visitorRequest.$inferInsert;

/** A request before it is stored. */
export interface NewRequest extends Pick<Row, 'kind' | 'name' | 'phone' | 'email' | 'text' | 'details'> {
  readonly jobId?: number;
  readonly vacancyId?: number | undefined;
  /** Id of an uploaded file; '' or missing: none. */
  readonly file?: string;
}

/**
 * Stores a request with the consent, and queues the email to the shop. The same request again within a day counts as
 * the first one: a form that is sent fifty times gives one request and one email.
 *
 * @param check refuses the request in its transaction, for example because the job is no longer open
 * @throws ShopError 400 for another person's file, 422 for the captcha, 429 too many from this network or with this
 * phone
 */
export async function takeRequest(
  { file = '', ...request }: NewRequest,
  captchaResponse: string | undefined,
  context: SessionContext,
  check?: (tx: Database) => Promise<void>,
): Promise<{ id: number }> {
  const known = await findRepeated(context.db, request, context);
  if (known) return known;
  await passCaptcha(captchaResponse, true, context);
  return inTransaction(context.db, async (tx) => {
    await lockSubject(tx, 'phone', request.phone);
    const repeated = await findRepeated(tx, request, context);
    if (repeated) return repeated;
    await check?.(tx);
    await countRequest(request.phone, tx, context);
    const row = await storeRequest(tx, { ...request, locationId: context.locationId }, context);
    if (file) await attachFile(file, row.id, tx);
    return row;
  });
}

/** Stores a request with the consent, and queues its email. */
export async function storeRequest(
  tx: Database,
  request: Omit<Row, 'customerId' | 'createdAt'>,
  context: SessionContext,
): Promise<{ id: number }> {
  const createdAt = context.now();
  const [row] = await tx
    .insert(visitorRequest)
    .values({ ...request, customerId: context.session.customerId, createdAt })
    .returning({ id: visitorRequest.id });
  if (!row) throw new Error('The request was not stored');
  await logPersonDataConsent(request.email ?? '', { ...context, db: tx });
  await queueMessages(tx, { kind: 'request', id: row.id, event: 'request', channels: ['email'] }, createdAt);
  return row;
}

async function findRepeated(
  db: Database,
  { kind, phone, name, text, details, jobId, vacancyId }: NewRequest,
  { now }: SessionContext,
): Promise<{ id: number } | undefined> {
  const since = gt(visitorRequest.createdAt, new Date(now().getTime() - REPEATED));
  const same = and(eq(visitorRequest.kind, kind), eq(visitorRequest.phone, phone), eq(visitorRequest.name, name));
  const rows = await db.select().from(visitorRequest).where(and(since, same));
  const isSame = (row: (typeof rows)[number]) =>
    row.text === (text ?? '') &&
    row.jobId === (jobId ?? null) &&
    row.vacancyId === (vacancyId ?? null) &&
    Object.entries(details ?? {}).every(([field, value]) => row.details[field] === value);
  const found = rows.find(isSame);
  return found && { id: found.id };
}

/** Deletes old requests with their files. */
export async function forgetOldRequests(db: Database, now: Date): Promise<void> {
  const isOlder = (than: number) => lt(visitorRequest.createdAt, new Date(now.getTime() - than));
  const isCall = eq(visitorRequest.kind, 'call_back');
  await db.delete(visitorRequest).where(or(isOlder(STORED), and(isCall, isOlder(CALLS_STORED))));
}
