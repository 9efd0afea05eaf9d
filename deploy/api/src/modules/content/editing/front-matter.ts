import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod/mini';
import type { Problem } from './problems';

/** The fields between two lines of `---` at the beginning of a file, and the text after them. */
const PARTS = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The most characters of the fields. Deep YAML costs more than its length. */
const LONGEST = 20_000;

export interface Fields<T> {
  /** Null: they have problems. */
  fields: T | null;
  problems: readonly Problem[];
  /** Markdown; null: where it begins is not known. */
  body: string | null;
  /** The line of the file where `body` begins. */
  bodyLine: number;
  /** The line of a field: `picture`, or `jobs, 0, city`. */
  lineOf(...path: PropertyKey[]): number;
}

/** Reads the fields of a file, with file and line of each problem. The text after wrong fields is still known. */
export function readFields<S extends z.ZodMiniType>(file: string, content: string, schema: S): Fields<z.output<S>> {
  const [whole, yaml = ''] = PARTS.exec(content) ?? [];
  if (whole === undefined) {
    const problem = { file, line: 1, message: 'в начале нужны поля между двумя строками ---' };
    return { fields: null, problems: [problem], body: null, bodyLine: 1, lineOf: () => 1 };
  }
  const rest = { body: content.slice(whole.length), bodyLine: whole.split('\n').length };
  const read = yaml.length > LONGEST ? tooLong(file) : parseFields(file, yaml, schema);
  return { ...read, ...rest };
}

type Parsed<T> = Pick<Fields<T>, 'fields' | 'problems' | 'lineOf'>;

const tooLong = (file: string): Parsed<never> => ({
  fields: null,
  problems: [{ file, line: 1, message: `поля длиннее ${LONGEST} знаков: между --- нужны только поля` }],
  lineOf: () => 1,
});

/** YAML aliases are refused, because a few lines of them can expand to a text that fills the memory. */
function parseFields<S extends z.ZodMiniType>(file: string, yaml: string, schema: S): Parsed<z.output<S>> {
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
  const lineAtPath = (path: readonly PropertyKey[]): number => {
    let at: unknown = document.contents;
    let line = 1;
    for (const key of path) {
      const pair = isMap(at) ? at.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
      const item = isSeq(at) && typeof key === 'number' ? at.items[key] : undefined;
      const shown = pair ? pair.key : item;
      if (isNode(shown) && shown.range) line = lineAt(shown.range[0]);
      at = pair ? pair.value : item;
    }
    return line;
  };
  const lineOf = (...path: PropertyKey[]) => lineAtPath(path);
  if (problems.length > 0) return { fields: null, problems, lineOf };
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
  if (parsed.success) return { fields: parsed.data, problems, lineOf };
  const wrong = parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...unknown];
    const name = path.filter((key) => typeof key !== 'number').join('.') || 'поля';
    return {
      file,
      line: lineAtPath(path),
      message: `${name}: ${unknown.length > 0 ? 'такого поля нет' : issue.message}`,
    };
  });
  return { fields: null, problems: wrong, lineOf };
}
