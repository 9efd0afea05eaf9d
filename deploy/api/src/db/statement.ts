/** What may be told about a statement: everything but values. */
export interface Statement {
  /** `select`, `insert`, `begin`. */
  readonly operation: string;
  /** With `?` in the place of each value. */
  readonly text: string;
}

/** Statements that are kept, because most of them come again. */
const MOST = 1_000;
const LONGEST = 1_000;

const OPERATION = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set)\b/i;
/** Text and numbers. Numbers in names and in `$1` are none. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$"])\d+(?:\.\d+)?/g;
const LISTS = /\(\s*(?:\$\d+|\?)(?:\s*,\s*(?:\$\d+|\?))+\s*\)/g;

const known = new Map<string, Statement>();

/** Describes a statement without its values. */
export function statementOf(text: string): Statement {
  const before = known.get(text);
  if (before) return before;
  const statement = {
    operation: OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'other',
    text: text.replace(VALUES, '?').replace(LISTS, '(…)').slice(0, LONGEST),
  };
  if (known.size >= MOST) known.clear();
  known.set(text, statement);
  return statement;
}
