/** Something in a file that an editor has to correct. */
export interface Problem {
  /** Path in the folder: `articles/kot.md`. */
  file: string;
  /** From 1; undefined for the file as a whole. */
  line?: number | undefined;
  /** In the editor's language. */
  message: string;
}

const lineOf = ({ file, line, message }: Problem): string => `${file}${line ? `:${line}` : ''}: ${message}`;

/** The folder was refused because of these problems. Nothing was stored. */
class ContentRefused extends Error {
  override name = 'ContentRefused';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(lineOf).join('\n'));
  }
}

/** @throws ContentRefused when there are problems: in the order of the files, each once */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const unique = new Map(problems.map((one) => [lineOf(one), one]));
  throw new ContentRefused(
    [...unique.values()].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  );
}
