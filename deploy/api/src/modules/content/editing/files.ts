import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_NAME } from './markdown';
import type { Problem } from './problems';
import { type ContentKind, contentKinds } from './records';

/** The most bytes of a text, and of a picture before re-encoding. */
const LARGEST_TEXT = 200_000;
const LARGEST_PICTURE = 10_000_000;
/** The most files of one folder. It is for an editor's changes, not for an archive. */
const MOST_FILES = 1000;
/** The most bytes of one folder: all of it is in memory at once. */
const LARGEST_FOLDER = 300_000_000;

const TEXT_NAME = /^[a-z0-9][a-z0-9_-]{0,99}\.md$/;

export interface TextFile {
  kind: ContentKind;
  /** The name without its extension: the last segment of the address. */
  code: string;
  /** Path in the folder, for messages. */
  file: string;
  content: string;
}

/** The files of a folder, unparsed. */
export interface Files {
  texts: readonly TextFile[];
  /** By path in the folder: `articles/kot.jpg`. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Files and folders that cannot be content. The others are read. */
  problems: readonly Problem[];
}

const isHiddenFile = (name: string) => name.startsWith('.');
const isKind = (name: string): name is ContentKind => contentKinds.some((kind) => kind === name);

/** Lists the files, with data to detect changed files. */
async function look(folder: string) {
  const found: { kind: ContentKind; name: string; file: string; isFile: boolean; size: number; mark: string }[] = [];
  const problems: Problem[] = [];
  for (const kind of (await readdir(folder).catch(() => [])).sort()) {
    if (isHiddenFile(kind)) continue;
    if (!isKind(kind)) {
      problems.push({ file: kind, message: `такой папки нет; тексты лежат в папках ${contentKinds.join(', ')}` });
    } else if (!(await lstat(join(folder, kind))).isDirectory()) {
      problems.push({ file: kind, message: 'это не папка: ссылки и файлы вместо папок не читаются' });
    } else {
      for (const name of (await readdir(join(folder, kind))).sort()) {
        if (isHiddenFile(name)) continue;
        const stat = await lstat(join(folder, kind, name));
        const file = `${kind}/${name}`;
        const { size, mtimeMs } = stat;
        found.push({ kind, name, file, isFile: stat.isFile(), size, mark: `${file} ${size} ${mtimeMs}` });
      }
    }
  }
  return { found, problems };
}

type Found = Awaited<ReturnType<typeof look>>['found'];

function problemOf({ name, isFile, size }: Found[number]): string | null {
  // A link could lead out of the folder.
  if (!isFile) return 'это не файл: папки и ссылки внутри не читаются';
  if (PICTURE_NAME.test(name)) return size > LARGEST_PICTURE ? 'картинка больше 10 МБ' : null;
  if (TEXT_NAME.test(name)) return size > LARGEST_TEXT ? 'текст больше 200 кБ' : null;
  return 'имя файла: строчные латинские буквы, цифры и дефис, в конце .md, .jpg, .png или .webp';
}

/** Signs that nobody sees: control characters, and marks that turn the direction of a text. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/u;

/** The text of a file in UTF-8, or what is wrong with it. */
function textOf(file: string, bytes: Buffer): string | Problem {
  const notUtf8 = { file, message: 'текст не в UTF-8: сохраните файл в этой кодировке' };
  // UTF-16 has a zero beside each Latin letter.
  if (bytes.includes(0)) return notUtf8;
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const at = content.search(INVISIBLE);
    if (at < 0) return content;
    const line = content.slice(0, at).split('\n').length;
    return { file, line, message: 'в тексте невидимые знаки: наберите строку заново' };
  } catch {
    return notUtf8;
  }
}

/** Reads the folders of the content, and says what in them cannot be content. */
export async function readFiles(folder: string): Promise<Files> {
  const { found, problems } = await look(folder);
  const whole = (message: string): Files => ({ texts: [], pictures: new Map(), problems: [{ file: folder, message }] });
  if (found.length === 0 && problems.length === 0) {
    return whole(`нет ни одного файла; нужны папки ${contentKinds.join(', ')}`);
  }
  if (found.length > MOST_FILES) return whole(`файлов больше ${MOST_FILES}`);
  if (found.reduce((sum, { size }) => sum + size, 0) > LARGEST_FOLDER) return whole('файлы вместе больше 300 МБ');
  const texts: TextFile[] = [];
  const pictures = new Map<string, Buffer>();
  for (const one of found) {
    const { kind, name, file } = one;
    const message = problemOf(one);
    if (message) {
      problems.push({ file, message });
      continue;
    }
    const bytes = await readFile(join(folder, file));
    if (!name.endsWith('.md')) {
      pictures.set(file, bytes);
      continue;
    }
    const read = textOf(file, bytes);
    if (typeof read === 'string') texts.push({ kind, code: name.slice(0, -3), file, content: read });
    else problems.push(read);
  }
  const marks = (files: Found) => files.map(({ mark }) => mark).join('\n');
  if (marks((await look(folder)).found) !== marks(found)) return whole('файлы меняются прямо сейчас, повторите');
  return { texts, pictures, problems };
}
