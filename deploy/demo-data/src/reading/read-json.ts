import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** Only for this check, because the back end sets no language of messages for the whole process. */
const { localeError } = z.locales.en();
/** The fields that identify an entry of a list for people. */
const NAMES = ['code', 'name', 'title', 'text', 'id'];

/**
 * Reads a data file that people edit.
 *
 * @throws Error with the file, and the position and name of each wrong entry
 */
export function readJson<S extends z.ZodMiniType>(file: URL, schema: S): z.output<S> {
  const path = fileURLToPath(file);
  const data = parseJson(path);
  const parsed = schema.safeParse(data, { error: localeError });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const { path: place, message } = nearest(issue);
    return `\n  ${[placeIn(data, place), message].filter((part) => part !== '').join(': ')}`;
  });
  throw new Error(`Wrong data in ${path}:${problems.join('')}`);
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`Wrong data in ${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** If several forms are allowed, the problem of the form that is most similar to the entry. */
function nearest(issue: z.core.$ZodIssue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [form] = issue.errors
    .filter(([first]) => first && !(first.code === 'invalid_type' && first.path.length === 0))
    .sort((one, other) => one.length - other.length);
  const [first] = form ?? [];
  if (!first) return issue;
  const { path, message } = nearest(first);
  return { path: [...issue.path, ...path], message };
}

/** `kinds[3] (rodent-stick) → facets[0] → separator` */
function placeIn(data: unknown, path: readonly PropertyKey[]): string {
  const steps: string[] = [];
  let here = data;
  for (const key of path) {
    here = here instanceof Object ? Reflect.get(here, key) : undefined;
    const name = nameOf(here);
    if (typeof key !== 'number') steps.push(String(key));
    else steps.push(`${steps.pop() ?? ''}[${key}]${name === '' ? '' : ` (${name})`}`);
  }
  return steps.join(' → ');
}

function nameOf(entry: unknown): string {
  if (!(entry instanceof Object)) return '';
  const name = NAMES.map((key): unknown => Reflect.get(entry, key)).find((value) => value !== undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
