import { editablePages, isEditablePage } from '@zapovednik/api/content/calls/page-words';
import type { PreviewAnswer } from '@zapovednik/api/content/wire/preview';
import { eq } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import type { Database } from '../../../db/database';
import { sale } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { findEdition } from './editions';
import { previewedBy } from './preview-link';
import { type Content, wantedOf } from './records';
import { vacancyHtml } from './vacancy-html';

type PreviewText = NonNullable<PreviewAnswer['text']>;

/** A text without an author. */
const nobody = { author: '', author_role: '' };

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
  return { kind: after.kind, text: await textOf(after, db, now()), questions: [] };
}

async function textOf(after: Exclude<Content, { kind: 'questions' }>, db: Database, now: Date): Promise<PreviewText> {
  switch (after.kind) {
    case 'promotions': {
      const { lead, body, picture, startsAt } = after.record;
      const [row] = await db.select({ title: sale.name }).from(sale).where(eq(sale.code, after.code));
      const title = after.record.title ?? row?.title ?? after.code;
      return { title, lead, body, picture, ...nobody, appears: presentDay(new Date(startsAt)) };
    }
    case 'vacancies': {
      const { title, lead, picture, publishedAt } = after.record;
      const body = vacancyHtml(after.record);
      return { title, lead, body, picture, ...nobody, appears: presentDay(new Date(publishedAt)) };
    }
    case 'pages': {
      const { lead, body, publishedAt } = after.record;
      const title = isEditablePage(after.code) ? editablePages[after.code] : after.code;
      return { title, lead, body, picture: '', ...nobody, appears: presentDay(new Date(publishedAt)) };
    }
    case 'authors': {
      const { name, role, about, picture } = after.record;
      return { title: name, lead: role, body: about, picture, ...nobody, appears: presentDay(now) };
    }
    default: {
      const { title, lead, body, picture, author, authorRole, publishedAt } = after.record;
      const appears = presentDay(new Date(publishedAt));
      return { title, lead, body, picture, author, author_role: authorRole, appears };
    }
  }
}
