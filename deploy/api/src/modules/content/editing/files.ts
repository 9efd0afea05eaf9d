import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_NAME } from './markdown';
import { ContentRefused, type Problem } from './problems';
import { type ContentKind, contentKinds } from './records';

/** The most bytes of a text, and of a picture before re-encoding. */
const LARGEST_TEXT = 200_000;
const LARGEST_PICTURE = 10_000_000;
/** The most files of one folder. It is for an editor's changes, not for an archive. */
const MOST_FILES = 1000;

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
}

/** Lists the files, with data to detect changed files. */
async function look(folder: string) {
  const found: { kind: ContentKind; name: string; file: string; isFile: boolean; size: number; mark: string }[] = [];
  for (const kind of contentKinds) {
    const names = await readdir(join(folder, kind)).catch(() => []);
    for (const name of names.filter((one) => !one.startsWith('.')).sort()) {
      const stat = await lstat(join(folder, kind, name));
      const file = `${kind}/${name}`;
      const { size, mtimeMs } = stat;
      found.push({ kind, name, file, isFile: stat.isFile(), size, mark: `${file} ${size} ${mtimeMs}` });
    }
  }
  return found;
}

function problemOf({ name, isFile, size }: Awaited<ReturnType<typeof look>>[number]): string | null {
  // A link could lead out of the folder.
  if (!isFile) return 'это не файл: папки и ссылки внутри не читаются';
  if (PICTURE_NAME.test(name)) return size > LARGEST_PICTURE ? 'картинка больше 10 МБ' : null;
  if (TEXT_NAME.test(name)) return size > LARGEST_TEXT ? 'текст больше 200 кБ' : null;
  return 'имя файла: строчные латинские буквы, цифры и дефис, в конце .md, .jpg, .png или .webp';
}

/**
 * Reads the folders `articles`, `news`, `promotions` and `questions` of a folder.
 *
 * @throws ContentRefused for files that cannot be content, or while the folder is being written
 */
export async function readFiles(folder: string): Promise<Files> {
  const found = await look(folder);
  const whole = (message: string) => new ContentRefused([{ file: folder, message }]);
  if (found.length === 0) throw whole(`нет ни одного файла; нужны папки ${contentKinds.join(', ')}`);
  if (found.length > MOST_FILES) throw whole(`файлов больше ${MOST_FILES}`);
  const problems = found.flatMap((one): Problem[] => {
    const message = problemOf(one);
    return message ? [{ file: one.file, message }] : [];
  });
  if (problems.length > 0) throw new ContentRefused(problems);
  const texts: TextFile[] = [];
  const pictures = new Map<string, Buffer>();
  for (const { kind, name, file } of found) {
    const bytes = await readFile(join(folder, file));
    if (!name.endsWith('.md')) pictures.set(file, bytes);
    else texts.push({ kind, code: name.slice(0, -3), file, content: bytes.toString('utf8').replace(/^\uFEFF/, '') });
  }
  const marks = (files: typeof found) => files.map(({ mark }) => mark).join('\n');
  if (marks(await look(folder)) !== marks(found)) throw whole('файлы меняются прямо сейчас, повторите');
  return { texts, pictures };
}
