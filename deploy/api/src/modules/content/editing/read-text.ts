import type * as z from 'zod/mini';
import { promotionFields, publicationFields, questionFields } from './fields';
import type { TextFile } from './files';
import { readFields } from './front-matter';
import { parseMarkdown, renderMarkdown, type TextLink } from './markdown';
import { endOf, momentOf } from './moments';
import { type EditorPicture, pictureAddress } from './pictures';
import type { Problem } from './problems';
import { readQuestions } from './questions';
import type { Content } from './records';

/** The other files of the folder, and the time. */
export interface Surroundings {
  pictures: ReadonlyMap<string, EditorPicture>;
  /** The file exists. If it is not among `pictures`, its own problem is reported. */
  isBroken(file: string): boolean;
  now: Date;
}

/** What a file says. */
export interface ReadText {
  /** Null: it has problems. */
  content: Content | null;
  isHidden: boolean;
  /** Without its own time: existing content keeps its time. */
  isUndated: boolean;
  problems: readonly Problem[];
  links: readonly TextLink[];
}

const once = (codes: readonly string[]): string[] => [...new Set(codes)].sort();

/** Reads a file of a folder: its fields and its text, with the problems of both. */
export function readText({ kind, code, file, content }: TextFile, surroundings: Surroundings): ReadText {
  const { now } = surroundings;
  const problems: Problem[] = [];
  const links: TextLink[] = [];
  const find = (name: string, line: number): EditorPicture | undefined => {
    const path = `${kind}/${name}`;
    const found = surroundings.pictures.get(path);
    if (!found && !surroundings.isBroken(path)) {
      problems.push({ file, line, message: `нет файла ${name} рядом с текстом` });
    }
    return found;
  };
  const read = <S extends z.ZodMiniType>(schema: S) => {
    const { fields, body, bodyLine, lineOf, problems: wrong } = readFields(file, content, schema);
    problems.push(...wrong);
    const markdown = parseMarkdown(file, body ?? '', bodyLine);
    if (body !== null) problems.push(...markdown.problems);
    links.push(...markdown.links);
    for (const { name, line } of markdown.pictures) find(name, line);
    return { fields, markdown, bodyLine, lineOf };
  };
  const html = (markdown: ReturnType<typeof parseMarkdown>) =>
    renderMarkdown(markdown, (name) => {
      const { id = '', width = 0, height = 0 } = surroundings.pictures.get(`${kind}/${name}`) ?? {};
      return { src: `${pictureAddress(id)}-960.jpg`, width, height };
    });
  const mainPicture = (name: string, line: number) =>
    name.startsWith('/') ? name : pictureAddress(find(name, line)?.id ?? '');
  const told = (made: Content | null, { isHidden = false, isUndated = false } = {}): ReadText => ({
    content: problems.length > 0 ? null : made,
    isHidden,
    isUndated,
    problems,
    links,
  });

  if (kind === 'questions') {
    const { fields, markdown, bodyLine } = read(questionFields);
    const { items, problems: wrong } = readQuestions(file, markdown, bodyLine);
    problems.push(...wrong);
    if (!fields) return told(null);
    return told({ kind, code, record: { sort: fields.sort, items } }, { isHidden: fields.hidden });
  }
  if (kind === 'promotions') {
    const { fields, markdown, lineOf } = read(promotionFields);
    if (!fields) return told(null);
    const { lead, category, sort, starts, ends = null, hidden } = fields;
    const { title = null, goods: products, sections } = fields;
    const goods =
      products.length + sections.length === 0 ? null : { products: once(products), sections: once(sections) };
    if ((title === null) !== (goods === null)) {
      problems.push({
        file,
        line: 1,
        message: 'title и goods или sections нужны вместе: у акции редакции есть название и товары',
      });
    }
    const picture = mainPicture(fields.picture, lineOf('picture'));
    const startsAt = starts === undefined ? now.toISOString() : momentOf(starts, now);
    const endsAt = ends === null ? null : endOf(ends, now);
    if (endsAt !== null && endsAt <= startsAt) {
      problems.push({ file, line: lineOf('ends'), message: 'ends: конец раньше начала' });
    }
    const record = { title, goods, category, lead, body: html(markdown), picture, sort, startsAt, endsAt };
    return told({ kind, code, record }, { isHidden: hidden, isUndated: starts === undefined });
  }
  const { fields, markdown, lineOf } = read(publicationFields);
  if (!fields) return told(null);
  const { title, lead, topic, author = '', role: authorRole = '', goods = '', published, hidden } = fields;
  const picture = mainPicture(fields.picture, lineOf('picture'));
  const publishedAt = published === undefined ? now.toISOString() : momentOf(published, now);
  const record = { title, lead, body: html(markdown), picture, topic, author, authorRole, goods, publishedAt };
  return told({ kind, code, record }, { isHidden: hidden, isUndated: published === undefined });
}
