import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, type Exported, exportedComponents, exportedNames } from './exports';
import { namesIn, statementsOf } from './syntax';

/** Generated modules: one for each component, and the entry of the gallery's page. */
const examplesFolder = join(import.meta.dirname, '../../dist/examples');
export const examplesEntry = join(examplesFolder, 'index.tsx');

/** Names that an example may use in addition to the exports of the design system. */
const others: readonly Exported[] = ['useEffect', 'useRef', 'useState'].map((name) => ({
  name,
  from: 'react',
  isType: false,
}));

/** Writes the examples of all doc comments as modules. An unchanged file is not written. */
export function writeExamples(): void {
  const components = exportedComponents();
  const without = components.filter(({ examples }) => examples.length === 0);
  if (without.length > 0)
    throw new Error(`No @example: ${without.map(({ name, file }) => `${name} (${file})`).join(', ')}`);
  const known = new Map([...others.map((one) => [one.name, one] as const), ...exportedNames()]);
  mkdirSync(examplesFolder, { recursive: true });
  for (const component of components)
    write(join(examplesFolder, `${component.name}.tsx`), moduleOf(component, [...known.values()]));
  write(examplesEntry, entryOf(components));
}

/** Removes the files of an earlier run, because a component may no longer exist. */
export const clearExamples = (): void => rmSync(examplesFolder, { recursive: true, force: true });

function write(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The file is new.
  }
  writeFileSync(file, text);
}

/** The examples of a component as components without props, in their order. */
function moduleOf({ file, examples }: Component, known: readonly Exported[]): string {
  const named = new Set(examples.flatMap(({ code }) => [...namesIn(code)]));
  const imports = known
    .filter(({ name }) => named.has(name))
    .map(({ name, from, isType }) => `import { ${isType ? 'type ' : ''}${name} } from '${from}';`);
  if (named.has('z')) imports.push("import * as z from 'zod/mini';");
  const functions = examples.map(({ code }, at) => `export function Example${at + 1}() {\n${withReturn(code)}\n}`);
  return [`// The examples of ${file}`, ...imports, ...functions, ''].join('\n');
}

/** The code of an example as the body of a component: its last statement is what it renders. */
function withReturn(code: string): string {
  const last = statementsOf(code).at(-1);
  if (last?.type !== 'ExpressionStatement') throw new Error(`An example must end with the element to show:\n${code}`);
  return `${code.slice(0, last.start)}return (\n${code.slice(last.start).replace(/;$/, '')}\n);`;
}

function entryOf(components: readonly Component[]): string {
  const imports = components.map(({ name }) => `import * as of${name} from './${name}';`);
  const list = components.map(({ name, from, file, about, examples }) => {
    const own = examples.map(
      ({ title, code }, at) => `${JSON.stringify({ title, code }).slice(0, -1)},"Example":of${name}.Example${at + 1}}`,
    );
    return `${JSON.stringify({ name, from, file, about }).slice(0, -1)},"examples":[${own.join(',')}]},`;
  });
  return [
    "import { showGallery } from '../../src/page/show-gallery';",
    ...imports,
    'showGallery([',
    ...list,
    ']);',
    '',
  ].join('\n');
}
