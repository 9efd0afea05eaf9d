import * as z from 'zod/mini';
import { type IsFact, placeholderProblems } from '../facts/placeholders';
import { readFiles, type TextFile } from './files';
import { readFields } from './front-matter';
import { PICTURE_NAME, parseMarkdown, renderMarkdown } from './markdown';
import { editorTime, momentOf } from './moments';
import { type EditorPicture, pictureAddress, readPicture } from './pictures';
import { ContentRefused, type Problem } from './problems';
import { readQuestions } from './questions';
import type { Content, ContentName } from './records';
import { typeset } from './typeset';

const words = (least: number, most: number) =>
  z
    .string('нужен текст')
    .check(z.trim(), z.minLength(least, `не короче ${least} знаков`), z.maxLength(most, `не длиннее ${most} знаков`));
/** Words that a visitor reads as a sentence. */
const prose = (least: number, most: number) => z.pipe(words(least, most), z.transform(typeset));
const code = z.string('нужен код').check(z.regex(/^[a-z-]{1,40}$/, 'код из строчных латинских букв и дефиса'));
/** A file in the folder of the text, or the base of an address of the shop's pictures. */
const picture = z
  .string('нужно имя файла')
  .check(
    z.refine(
      (name) => PICTURE_NAME.test(name) || /^\/pictures\/[a-z]+\/[a-z0-9-]+\/1$/.test(name),
      'нужно имя файла JPEG, PNG или WebP из той же папки',
    ),
  );
const sort = z._default(z.int('нужно целое число'), 500);
const hidden = z._default(z.boolean('нужно true или false'), false);

const publicationFields = z.strictObject({
  title: prose(3, 120),
  lead: prose(10, 400),
  topic: code,
  picture,
  author: z.optional(words(2, 80)),
  role: z.optional(words(2, 80)),
  published: z.optional(editorTime),
  hidden,
});
const promotionFields = z.strictObject({
  lead: prose(10, 400),
  category: code,
  picture,
  sort,
  starts: z.optional(editorTime),
  ends: z.optional(z.nullable(editorTime)),
  hidden,
});
const questionFields = z.strictObject({ sort, hidden });

/** The content of a folder, checked without the database. */
export interface Folder {
  contents: readonly Content[];
  /** Content that is hidden from visitors. */
  hidden: readonly ContentName[];
  pictures: readonly EditorPicture[];
  /** Content without its own time. Existing content keeps its time. */
  undated: ReadonlySet<Content>;
}

/**
 * Reads and checks a folder of an editor.
 *
 * @param now for times that are given as days from today
 * @param isFact the numbers that texts may tell
 * @throws ContentRefused with every problem, by file and line
 */
export async function readFolder(folder: string, now: Date, isFact: IsFact): Promise<Folder> {
  const files = await readFiles(folder);
  const problems: Problem[] = [];
  const pictures = new Map<string, EditorPicture>();
  for (const [file, bytes] of files.pictures) {
    const read = await readPicture(bytes);
    if (read) pictures.set(file, read);
    else problems.push({ file, message: 'картинка не читается: нужны целые JPEG, PNG или WebP' });
  }
  const undated = new Set<Content>();
  const contents: Content[] = [];
  const hidden: Content[] = [];
  for (const text of files.texts) {
    problems.push(...wrongPlaceholders(text, isFact));
    try {
      const { content, isHidden } = readText(text, {
        pictures,
        isBroken: (file) => files.pictures.has(file),
        now,
        undated,
      });
      (isHidden ? hidden : contents).push(content);
    } catch (error) {
      if (!(error instanceof ContentRefused)) throw error;
      problems.push(...error.problems);
    }
  }
  problems.push(...repeatedQuestions(contents));
  if (problems.length > 0) throw new ContentRefused(problems);
  return { contents, hidden, pictures: [...pictures.values()], undated };
}

interface Surroundings {
  pictures: ReadonlyMap<string, EditorPicture>;
  /** The file exists. If it is not among `pictures`, its own problem is reported. */
  isBroken(file: string): boolean;
  now: Date;
  undated: Set<Content>;
}

function readText(
  { kind, code, file, content }: TextFile,
  { pictures, isBroken, now, undated }: Surroundings,
): { content: Content; isHidden: boolean } {
  const problems: Problem[] = [];
  const pictureOf = (name: string) => {
    const path = `${kind}/${name}`;
    const found = pictures.get(path);
    if (!found && !isBroken(path)) problems.push({ file, message: `нет файла ${name} рядом с текстом` });
    const { id = '', width = 0, height = 0 } = found ?? {};
    return { base: pictureAddress(id), src: `${pictureAddress(id)}-960.jpg`, width, height };
  };
  const mainPicture = (name: string) => (name.startsWith('/') ? name : pictureOf(name).base);
  const read = <S extends z.ZodMiniType>(schema: S) => {
    const { fields, body, bodyLine } = readFields(file, content, schema);
    const markdown = parseMarkdown(file, body, bodyLine);
    problems.push(...markdown.problems);
    return { fields, markdown, bodyLine };
  };
  const checked = <T extends Content>(made: T): T => {
    if (problems.length > 0) throw new ContentRefused(problems);
    return made;
  };

  if (kind === 'questions') {
    const { fields, markdown, bodyLine } = read(questionFields);
    const { items, problems: wrong } = readQuestions(file, markdown, bodyLine);
    problems.push(...wrong);
    return { content: checked({ kind, code, record: { sort: fields.sort, items } }), isHidden: fields.hidden };
  }
  if (kind === 'promotions') {
    const { fields, markdown } = read(promotionFields);
    const { lead, category, picture, sort, starts = 0, ends = null } = fields;
    const startsAt = momentOf(starts, now);
    const endsAt = ends === null ? null : momentOf(ends, now);
    if (endsAt !== null && endsAt <= startsAt) problems.push({ file, message: 'ends: конец раньше начала' });
    const body = renderMarkdown(markdown, pictureOf);
    const record = { category, lead, body, picture: mainPicture(picture), sort, startsAt, endsAt };
    const made = checked({ kind, code, record });
    if (fields.starts === undefined) undated.add(made);
    return { content: made, isHidden: fields.hidden };
  }
  const { fields, markdown } = read(publicationFields);
  const { title, lead, topic, picture, author = '', role: authorRole = '', published } = fields;
  const body = renderMarkdown(markdown, pictureOf);
  const publishedAt = momentOf(published ?? 0, now);
  const made = checked({
    kind,
    code,
    record: { title, lead, body, picture: mainPicture(picture), topic, author, authorRole, publishedAt },
  });
  if (published === undefined) undated.add(made);
  return { content: made, isHidden: fields.hidden };
}

const wrongPlaceholders = ({ file, content }: TextFile, isFact: IsFact): Problem[] =>
  content
    .split('\n')
    .flatMap((text, at) => placeholderProblems(text, isFact).map((message) => ({ file, line: at + 1, message })));

/** Each anchor leads to one question. */
function repeatedQuestions(contents: readonly Content[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const one of contents) {
    if (one.kind !== 'questions') continue;
    for (const { code } of one.record.items) {
      const first = seen.get(code);
      if (first)
        problems.push({ file: `questions/${one.code}.md`, message: `код ${code} уже есть в questions/${first}.md` });
      else seen.set(code, one.code);
    }
  }
  return problems;
}
