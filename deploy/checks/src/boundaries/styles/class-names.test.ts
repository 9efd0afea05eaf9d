import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { readWorkspaces, root } from '../sources';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The classes of a style module. */
function classesIn(style: string): ReadonlySet<string> {
  const classes = new Set<string>();
  postcss.parse(style).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/** The classes that a file takes from its style modules by name, and that these do not have. */
function missingIn(file: string, styleOf: (module: string) => string): string[] {
  const source = file.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
    ([, styles = '', module = '']) => {
      const classes = classesIn(styleOf(module));
      const used = [...source.matchAll(new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      );
      return used.filter((name) => !classes.has(name)).map((name) => `${module}: ${name}`);
    },
  );
}

test('a class without a rule is found, also where a rule has several selectors', () => {
  const source =
    "import styles from './a.module.css';\nexport const a = [styles.shown, styles.inner, styles.gone, own.styles.x];\n";
  const style = '@layer area {\n  .shown > p,\n  li .inner:hover {\n    color: red;\n  }\n}\n';
  expect(missingIn(source, () => style)).toEqual(['./a.module.css: gone']);
});

test('a class that a component takes from a style module exists in it', () => {
  const files = readWorkspaces()
    .filter(({ folder }) => folder !== 'e2e')
    .flatMap(({ sources }) => sources)
    .filter(({ imports }) => imports.some((name) => name.startsWith('.') && name.endsWith('.module.css')));
  expect(files.length).toBeGreaterThan(150);
  const missing = files.flatMap(({ path }) =>
    missingIn(read(path), (module) => read(join(dirname(path), module))).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
