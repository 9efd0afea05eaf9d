import type { PreviewAnswer } from '@zapovednik/api/content/wire/preview';
import { eq } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import { sale } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { findEdition } from './editions';
import { previewedBy } from './preview-link';
import { wantedOf } from './records';

/**
 * The draft of a signed link.
 *
 * @throws ShopError 404 forged, too old, or no longer a draft
 */
export async function previewOf(
  token: string,
  { db, linkKey, now }: Pick<Context, 'db' | 'linkKey' | 'now'>,
): Promise<PreviewAnswer> {
  const shown = previewedBy(token, linkKey, now());
  const edition = shown && (await findEdition(db, shown.edition));
  const drafted = edition?.state === 'draft' ? edition.changes[shown?.at ?? -1] : undefined;
  const after = drafted && wantedOf(drafted);
  if (!after) throw notFound('Черновик не найден');
  if (after.kind === 'questions') return { kind: after.kind, text: null, questions: after.record.items };
  const { lead, body, picture } = after.record;
  if (after.kind === 'promotions') {
    const [row] = await db.select({ title: sale.name }).from(sale).where(eq(sale.code, after.code));
    const text = {
      title: after.record.title ?? row?.title ?? after.code,
      lead,
      body,
      picture,
      author: '',
      author_role: '',
    };
    return { kind: after.kind, text: { ...text, appears: presentDay(new Date(after.record.startsAt)) }, questions: [] };
  }
  const { title, author, authorRole, publishedAt } = after.record;
  const text = {
    title,
    lead,
    body,
    picture,
    author,
    author_role: authorRole,
    appears: presentDay(new Date(publishedAt)),
  };
  return { kind: after.kind, text, questions: [] };
}
