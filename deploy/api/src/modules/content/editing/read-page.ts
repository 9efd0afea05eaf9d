import { pageFields } from './fields';
import { momentOf } from './moments';
import type { OpenedText, ReadContent } from './opened-text';
import { whyNotEditable } from './page-of-words';

/** The words of a page of the shop. */
export function readPage(code: string, text: OpenedText): ReadContent | null {
  const { fields, markdown } = text.read(pageFields);
  const refused = whyNotEditable(code);
  if (refused) text.wrong(undefined, refused);
  if (!fields) return null;
  const { lead, published, hidden } = fields;
  const publishedAt = published === undefined ? text.now.toISOString() : momentOf(published, text.now);
  const record = { lead, body: text.html(markdown), publishedAt };
  return { content: { kind: 'pages', code, record }, isHidden: hidden, isUndated: published === undefined };
}
