import { isEditablePage } from '@zapovednik/api/content/calls/page-words';
import { eq } from 'drizzle-orm';
import { question } from '../../../db/schema';
import type { Shown } from './has-page';
import type { Content } from './records';
import { readContent } from './stored';

/** Pages give the headings of these texts the anchors `razdel-1`, `razdel-2` … */
type Divided = Extract<Content, { kind: 'articles' | 'news' | 'pages' }>;
const isDivided = (one: Content): one is Divided =>
  one.kind === 'articles' || one.kind === 'news' || one.kind === 'pages';

/** The anchor of a heading, and its number. */
const PART = /^razdel-([1-9]\d{0,2})$/;

/** A text as the folder brings it, else as it is stored. */
async function textAt(path: string, { db, contents }: Shown): Promise<Divided | null> {
  const [, folder = '', code = ''] = /^\/(?:(articles|news)\/)?([^/]+)\/?$/.exec(path) ?? [];
  const kind = folder === 'articles' || folder === 'news' ? folder : 'pages';
  if (kind === 'pages' && !isEditablePage(code)) return null;
  const brought = contents.filter(isDivided).find((one) => one.kind === kind && one.code === code);
  const stored = brought ?? (await readContent(db, { kind, code }));
  return stored && isDivided(stored) ? stored : null;
}

/** Whether a page has a place with this name: a heading of a text, or a question. Places in the code of pages are not known here. */
export async function anchorExists(path: string, anchor: string, shown: Shown): Promise<boolean> {
  if (/^\/faq\/?$/.test(path)) return questionExists(anchor, shown);
  const text = await textAt(path, shown);
  if (!text) return !/^\/(?:articles|news|sales|authors)\//.test(path);
  const parts = text.record.body.split('<h2>').length - 1;
  return Number(PART.exec(anchor)?.[1] ?? Number.POSITIVE_INFINITY) <= parts;
}

async function questionExists(code: string, { db, contents }: Shown): Promise<boolean> {
  const isBrought = contents.some(
    (one) => one.kind === 'questions' && one.record.items.some((item) => item.code === code),
  );
  return isBrought || (await db.$count(question, eq(question.code, code))) > 0;
}
