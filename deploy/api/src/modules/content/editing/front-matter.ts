import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod/mini';
import { ContentRefused, type Problem } from './problems';

/** The fields between two lines of `---` at the beginning of a file, and the text after them. */
const PARTS = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

export interface Fields<T> {
  fields: T;
  /** Markdown. */
  body: string;
  /** The line of the file where `body` begins. */
  bodyLine: number;
}

/**
 * Reads the fields of a file. YAML aliases are refused, because a few lines of them can expand to a text that fills the
 * memory.
 *
 * @throws ContentRefused with file and line of each problem
 */
export function readFields<S extends z.ZodMiniType>(file: string, content: string, schema: S): Fields<z.output<S>> {
  const [whole, yaml = ''] = PARTS.exec(content) ?? [];
  if (whole === undefined) {
    throw new ContentRefused([{ file, line: 1, message: 'в начале нужны поля между двумя строками ---' }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines });
  // The first line of the file is the `---`.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const problems: Problem[] = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message: `поле записано неверно (текст с двоеточием берут в кавычки): ${message.split('\n', 1)[0]}`,
  }));
  visit(document, {
    Alias: (_, { range }) => {
      problems.push({ file, line: lineAt(range?.[0] ?? 0), message: 'ссылки YAML (*имя) не поддерживаются' });
    },
  });
  if (problems.length > 0) throw new ContentRefused(problems);

  const lineOfKey = (key: PropertyKey | undefined) => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    return pair && isScalar(pair.key) ? lineAt(pair.key.range?.[0] ?? 0) : 1;
  };
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
  if (!parsed.success) {
    throw new ContentRefused(
      parsed.error.issues.map((issue) => {
        const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
        return { file, line: lineOfKey(key), message: `${String(key ?? 'поля')}: ${issue.message}` };
      }),
    );
  }
  return { fields: parsed.data, body: content.slice(whole.length), bodyLine: whole.split('\n').length };
}
