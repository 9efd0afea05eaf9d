import { type IsFact, placeholderProblems } from '../facts/placeholders';
import { readFiles, type TextFile } from './files';
import type { TextLink } from './markdown';
import type { Mention } from './opened-text';
import { type EditorPicture, readPicture } from './pictures';
import type { Problem } from './problems';
import { readText } from './read-text';
import type { Content, ContentName } from './records';

/** The content of a folder, checked without the database. */
export interface Folder {
  /** Files without problems. */
  contents: readonly Content[];
  /** Content that is hidden from visitors. */
  hidden: readonly ContentName[];
  pictures: readonly EditorPicture[];
  /** Content without its own time. Existing content keeps its time. */
  undated: ReadonlySet<Content>;
  /** Every link of its texts to the shop's own pages. */
  links: readonly TextLink[];
  /** What the fields name of the shop. */
  mentions: readonly Mention[];
  /** By file and line. A folder with problems is not stored. */
  problems: readonly Problem[];
}

/**
 * Reads and checks a folder of an editor.
 *
 * @param now for times that are given as days from today
 * @param isFact the numbers that texts may tell
 */
export async function readFolder(folder: string, now: Date, isFact: IsFact): Promise<Folder> {
  const files = await readFiles(folder);
  const problems: Problem[] = [...files.problems];
  const pictures = new Map<string, EditorPicture>();
  for (const [file, bytes] of files.pictures) {
    const read = await readPicture(bytes);
    if (read) pictures.set(file, read);
    else problems.push({ file, message: 'картинка не читается: нужны целые JPEG, PNG или WebP' });
  }
  const undated = new Set<Content>();
  const contents: Content[] = [];
  const hidden: Content[] = [];
  const links: TextLink[] = [];
  const mentions: Mention[] = [];
  const isBroken = (file: string) => files.pictures.has(file) || files.problems.some((one) => one.file === file);
  // A promotion of the folder has discounts, whether the shop knows it already or not.
  const isTold: IsFact = (name) => isFact(name) || isDiscountOf(name, files.texts);
  for (const text of files.texts) {
    const { read, ...found } = readText(text, { pictures, isBroken, now });
    problems.push(...wrongPlaceholders(text, isTold), ...typedPercents(text), ...found.problems);
    links.push(...found.links);
    mentions.push(...found.mentions);
    if (!read) continue;
    (read.isHidden ? hidden : contents).push(read.content);
    if (read.isUndated) undated.add(read.content);
  }
  problems.push(...repeatedQuestions(contents));
  return { contents, hidden, pictures: [...pictures.values()], undated, links, mentions, problems };
}

const wrongPlaceholders = ({ file, content }: TextFile, isFact: IsFact): Problem[] =>
  content
    .split('\n')
    .flatMap((text, at) => placeholderProblems(text, isFact).map((message) => ({ file, line: at + 1, message })));

const isDiscountOf = (name: string, texts: readonly TextFile[]): boolean => {
  const [, sale] = /^(?:least-)?discount (.+)$/.exec(name) ?? [];
  return texts.some(({ kind, code }) => kind === 'promotions' && code === sale);
};

/** A percentage of a promotion is that of its goods, today and tomorrow. */
const typedPercents = ({ kind, code, file, content }: TextFile): Problem[] => {
  if (kind !== 'promotions') return [];
  const message = `процент цифрами разойдётся с ценами: напишите {{discount ${code}}} % или {{least-discount ${code}}} %`;
  return content
    .split('\n')
    .flatMap((text, at) => (/\d\s*(?:%|процент)/.test(text) ? [{ file, line: at + 1, message }] : []));
};

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
