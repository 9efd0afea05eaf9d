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
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(lineOf).join('\n'));
  }
}
