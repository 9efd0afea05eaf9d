import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { type DocComment, readDocComment } from './doc-comment';
import { declaredNames, type Statement, statementsOf } from './syntax';

const sources = join(root, 'shared-contracts/ui/src');

/** A name that the design system exports. */
export interface Exported {
  readonly name: string;
  /** The module to import it from. */
  readonly from: string;
  readonly isType: boolean;
}

/** An exported component with its comment. */
export interface Component extends Exported, DocComment {
  /** Its source, from the root of the checkout. */
  readonly file: string;
}

interface Entry {
  readonly file: string;
  readonly module: string;
}

/** The entries of the design system: its core, and `@zapovednik/ui/<name>`. */
function entries(): Entry[] {
  const separate = readdirSync(sources)
    .filter((folder) => existsSync(join(sources, folder, 'index.ts')))
    .map((folder) => ({ file: join(sources, folder, 'index.ts'), module: `@zapovednik/ui/${folder}` }));
  return [{ file: join(sources, 'index.ts'), module: '@zapovednik/ui' }, ...separate];
}

const statementsIn = (file: string) => statementsOf(readFileSync(file, 'utf8'));

const exportedBy = ({ specifiers = [], exportKind }: Statement, module: string): Exported[] =>
  specifiers.flatMap((one) =>
    one.exported
      ? [{ name: one.exported.name, from: module, isType: exportKind === 'type' || one.exportKind === 'type' }]
      : [],
  );

/**
 * The exports of the design system that are in other files. If a component and an icon have the same name, the
 * component is used.
 */
export function exportedNames(): ReadonlyMap<string, Exported> {
  const all = entries().flatMap(({ file, module }) =>
    statementsIn(file).flatMap((statement) => exportedBy(statement, module)),
  );
  const icons = all.filter(({ from }) => from === '@zapovednik/ui/icons');
  return new Map([...icons, ...all.filter((one) => !icons.includes(one))].map((one) => [one.name, one]));
}

/** The components that the design system exports, by name: functions with a capital letter, in a `.tsx`. */
export function exportedComponents(): readonly Component[] {
  return entries()
    .flatMap(({ file, module }) => statementsIn(file).flatMap((statement) => componentsBehind(statement, file, module)))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function componentsBehind(statement: Statement, entry: string, module: string): Component[] {
  const file = join(entry, '..', `${statement.source?.value}.tsx`);
  if (!existsSync(file)) return [];
  const values = exportedBy(statement, module).filter(({ name, isType }) => !isType && /^[A-Z]/.test(name));
  const inside = statementsIn(file);
  return values.map((exported) => {
    const own = inside.find((one) => one.declaration && declaredNames(one).includes(exported.name));
    const comment = own?.leadingComments?.at(-1)?.value ?? '';
    return { ...exported, ...readDocComment(comment), file: relative(root, file) };
  });
}
