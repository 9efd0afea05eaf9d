import { authorFields, promotionFields, publicationFields, questionFields } from './fields';
import type { TextFile } from './files';
import type { TextLink } from './markdown';
import { endOf, momentOf } from './moments';
import { type Mention, OpenedText, type ReadContent, type Surroundings } from './opened-text';
import type { Problem } from './problems';
import { readQuestions } from './questions';
import { readPage } from './read-page';
import { readVacancy } from './read-vacancy';

/** A file, and everything that was found in it. */
export interface ReadText {
  /** Null: it has problems. */
  read: ReadContent | null;
  problems: readonly Problem[];
  links: readonly TextLink[];
  mentions: readonly Mention[];
}

/** Reads a file of a folder: its fields and its text, with the problems of both. */
export function readText(file: TextFile, surroundings: Surroundings): ReadText {
  const text = new OpenedText(file, surroundings);
  const read = readerOf(file)(file.code, text);
  const { problems, links, mentions } = text;
  return { read: problems.length > 0 ? null : read, problems, links, mentions };
}

type Reader = (code: string, text: OpenedText) => ReadContent | null;

function readerOf({ kind }: TextFile): Reader {
  switch (kind) {
    case 'articles':
    case 'news':
      return publicationOf(kind);
    case 'promotions':
      return readPromotion;
    case 'questions':
      return readTopic;
    case 'vacancies':
      return readVacancy;
    case 'pages':
      return readPage;
    case 'authors':
      return readAuthor;
  }
}

const publicationOf =
  (kind: 'articles' | 'news'): Reader =>
  (code, text) => {
    const { fields, markdown, lineOf } = text.read(publicationFields);
    if (!fields) return null;
    const { title, lead, topic, author = '', role: authorRole = '', goods = '', published, hidden } = fields;
    const picture = text.picture(fields.picture, lineOf('picture'));
    const publishedAt = published === undefined ? text.now.toISOString() : momentOf(published, text.now);
    if (author !== '') text.mention(lineOf('author'), 'author', author);
    const body = text.html(markdown);
    const record = { title, lead, body, picture, topic, author, authorRole, goods, publishedAt };
    return { content: { kind, code, record }, isHidden: hidden, isUndated: published === undefined };
  };

function readTopic(code: string, text: OpenedText): ReadContent | null {
  const { fields, markdown, bodyLine } = text.read(questionFields);
  const { items, problems } = readQuestions(text.file, markdown, bodyLine);
  text.problems.push(...problems);
  return (
    fields && { content: { kind: 'questions', code, record: { sort: fields.sort, items } }, isHidden: fields.hidden }
  );
}

function readAuthor(code: string, text: OpenedText): ReadContent | null {
  const { fields, markdown, lineOf } = text.read(authorFields);
  if (!fields) return null;
  const { name, role, hidden } = fields;
  const record = { name, role, about: text.html(markdown), picture: text.picture(fields.picture, lineOf('picture')) };
  return { content: { kind: 'authors', code, record }, isHidden: hidden };
}

const once = (codes: readonly string[]): string[] => [...new Set(codes)].sort();

function readPromotion(code: string, text: OpenedText): ReadContent | null {
  const { fields, markdown, lineOf } = text.read(promotionFields);
  if (!fields) return null;
  const { lead, category, sort, starts, ends = null, hidden } = fields;
  const { title = null, goods: products, sections } = fields;
  const goods = products.length + sections.length === 0 ? null : { products: once(products), sections: once(sections) };
  if ((title === null) !== (goods === null)) {
    text.wrong(1, 'title и goods или sections нужны вместе: у акции редакции есть название и товары');
  }
  const picture = text.picture(fields.picture, lineOf('picture'));
  const startsAt = starts === undefined ? text.now.toISOString() : momentOf(starts, text.now);
  const endsAt = ends === null ? null : endOf(ends, text.now);
  if (endsAt !== null && endsAt <= startsAt) text.wrong(lineOf('ends'), 'ends: конец раньше начала');
  const record = { title, goods, category, lead, body: text.html(markdown), picture, sort, startsAt, endsAt };
  return { content: { kind: 'promotions', code, record }, isHidden: hidden, isUndated: starts === undefined };
}
