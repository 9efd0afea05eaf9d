import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initSync, parse } from 'es-module-lexer';
import { BuildFailed } from '../sources/build-failed';

initSync();

/** A compiled module or declaration in a form that Node and every `moduleResolution` can read. */
export interface FullModule {
  readonly text: string;
  /**
   * The modules and style sheets of its package that it imports, in their order, relative to the folder of all modules.
   */
  readonly own: readonly string[];
  /** Other modules that it imports: `react/jsx-runtime`. */
  readonly others: readonly string[];
}

/**
 * Writes relative imports in full: `./price` becomes `./price.js`, `../field` becomes `../field/index.js`. A CSS module
 * becomes the map of its class names, `./price.module.css.js`. The import of any other style sheet is left out, because
 * Node and TypeScript cannot load it.
 *
 * @param file the module or declaration, from `folder`
 * @param folder the compiled modules
 */
export function fullSpecifiers(file: string, text: string, folder: string): FullModule {
  const own: string[] = [];
  const others: string[] = [];
  let full = '';
  let copied = 0;
  const replace = (start: number, end: number, by: string) => {
    full += text.slice(copied, start) + by;
    copied = end;
  };
  for (const { n: name, s: start, e: end, ss: statement, se: statementEnd } of parse(readable(text))[0]) {
    if (name === undefined) continue;
    const path = join(dirname(file), name);
    if (!name.startsWith('.')) others.push(name);
    else if (name.endsWith('.css')) {
      own.push(path);
      if (name.endsWith('.module.css')) replace(start, end, `${name}.js`);
      else replace(statement, statementEnd + 1, '');
    } else {
      const ending = endingOf(path, file, folder);
      own.push(path + ending);
      // The position of a dynamic import includes its quotes.
      replace(start, end, text.slice(start, end).replace(name, name + ending));
    }
  }
  return { text: full + text.slice(copied), own, others };
}

/**
 * The lexer supports `import type`, but not `export type { … } from`. The replacement has the same length, so positions
 * stay.
 */
const readable = (declaration: string) => declaration.replaceAll(/^export type (?=[{*])/gm, 'export      ');

function endingOf(path: string, file: string, folder: string): string {
  const ending = ['.js', '/index.js'].find((one) => existsSync(join(folder, path + one)));
  if (!ending) throw new BuildFailed(`${file} импортирует ${path}, а такого модуля нет`);
  return ending;
}
