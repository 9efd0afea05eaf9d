import { rowsIn } from './rows';
import { at, childrenOf, type Node, syntaxOf } from './syntax';

/** The rows in the titles of a test file, including those of `describe` and `test.each`. */
export function rowsOfTests(source: string): ReadonlySet<string> {
  const rows = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'CallExpression' && /^(test|it|describe)\b/.test(source.slice(node.start, node.end))) {
      const [title] = at(node, 'arguments');
      if (title && /^(StringLiteral|TemplateLiteral)$/.test(title.type)) {
        for (const row of rowsIn(source.slice(title.start, title.end))) rows.add(row);
      }
    }
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(syntaxOf(source));
  return rows;
}

/** The packages whose sources a test of this package runs, in addition to its own. */
const reached = (folder: string): RegExp =>
  /^(deploy|e2e)\//.test(`${folder}/`) ? /^(shared-contracts|deploy|shell)\// : /^shared-contracts\//;

/**
 * Whether the tests of a file can detect a break in another file: both are in one package, or the other package is
 * below that of the test.
 */
export function canReach(testFile: string, file: string): boolean {
  const folder = packageOf(testFile);
  return packageOf(file) === folder || reached(folder).test(file);
}

const packageOf = (file: string) => (/^deploy\/[^/]+|^[^/]+/.exec(file) ?? [''])[0];

/** The project of jest's configuration that runs this test file. */
export function projectOf(testFile: string): string {
  if (/^(deploy\/(api|demo-data)|e2e\/(hostile|basket|database))\//.test(testFile)) return 'api';
  const folder = packageOf(testFile);
  if (/^(deploy|e2e)\b/.test(folder)) return 'deploy';
  return folder === 'shared-contracts' ? 'contracts' : folder;
}
