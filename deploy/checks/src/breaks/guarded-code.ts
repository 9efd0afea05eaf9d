import { type Change, changesOf } from './operators';
import { rowsIn } from './rows';
import { childrenOf, commentOf, type Node, syntaxOf } from './syntax';

export interface Candidate extends Change {
  /** Rows in the nearest comment or contract around it. */
  readonly rows: readonly string[];
}

/**
 * Code that no test of a row can judge: metadata of contracts (a test compares all answers with `fails`), texts for
 * developers and logs, code only for speed, icons.
 */
const NOT_JUDGED: readonly ((node: Node, code: string, source: string) => boolean)[] = [
  ({ type }) => /^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(type),
  ({ type }, code) =>
    type === 'ObjectProperty' &&
    /^(requirement|summary|id|fails|staleTime|gcTime|maxAge|displayName|signal)\b/.test(code),
  ({ type }, code) =>
    /^(New|Call)Expression$/.test(type) && /^(new Error|[\w.]*log\.\w+|console\.\w+|index|uniqueIndex)\(/.test(code),
  ({ type }, code, source) => type === 'JSXElement' && iconsOf(source).has(/^<(\w+)/.exec(code)?.[1] ?? ''),
  // Code that only affects the appearance. Any negative `tabIndex` works as well as another.
  ({ type }, code) => type === 'JSXAttribute' && /^(className\b|style\b|tabIndex=\{-)/.test(code),
  // The dependencies of an effect.
  ({ type }, code) => type === 'ArrayExpression' && /^\[[\w., ]*\]$/.test(code),
];

/**
 * The possible breaks in the code of a row: code with a comment that contains the row, and a contract with the row as
 * its `requirement`. A break belongs to the rows of the nearest comment around it.
 */
export function candidatesIn(source: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const visit = (node: Node, parent: Node, under: string, around: readonly string[]) => {
    const code = source.slice(node.start, node.end);
    if (NOT_JUDGED.some((isSo) => isSo(node, code, source))) return;
    // An example does not describe the code.
    const named = rowsIn(
      commentOf(node).replace(/@example[\s\S]*/, '') + (isContract(node, code) ? code.slice(0, 300) : ''),
    );
    const rows = named.length > 0 ? named : around;
    if (rows.length > 0) found.push(...changesOf(node, parent, under, source).map((change) => ({ ...change, rows })));
    for (const [name, child] of childrenOf(node)) visit(child, node, name, rows);
  };
  const program = syntaxOf(source);
  for (const [name, child] of childrenOf(program)) visit(child, program, name, []);
  return found;
}

const iconsOf = (source: string): ReadonlySet<string> =>
  new Set(/import \{([^}]*)\} from '[^']*\/icons'/.exec(source)?.[1]?.match(/\w+/g));

const isContract = ({ type }: Node, code: string) => type === 'CallExpression' && /^define\w+\(/.test(code);
