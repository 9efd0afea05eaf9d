import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContractPackage, contracts } from '../sources/contract-packages';
import { entriesOf } from './entries';
import { type FullModule, fullSpecifiers } from './full-specifiers';
import { readStyleSheet } from './style-sheet';

/** The properties of a package's files that its package.json needs. */
export interface BuiltPackage {
  /** Modules that it imports from other packages, and the same for its declarations alone. */
  readonly imported: readonly string[];
  readonly importedByTypes: readonly string[];
  readonly hasStyles: boolean;
}

/**
 * Writes the modules, declarations, styles and files of a package.
 *
 * @param compiled the compiler's output for all packages
 * @param out the folder for them
 */
export async function buildPackage(source: ContractPackage, compiled: string, out: string): Promise<BuiltPackage> {
  const folder = join(compiled, source.folder, 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|d\.ts)$/.test(name));
  const modules = new Map(
    names.sort().map((name) => [name, fullSpecifiers(name, readFileSync(join(folder, name), 'utf8'), folder)]),
  );
  for (const [name, { text }] of modules) await write(join(out, name), text);
  const first = entriesOf(source).map((file) => file.replace(`${source.folder}/src/`, '').replace(/\.tsx?$/, '.js'));
  const sheets = sheetsInOrder(first, modules);
  await writeStyles(sheets, join(contracts, source.folder, 'src'), out);
  const declarations = [...modules].filter(([name]) => name.endsWith('.d.ts'));
  return {
    imported: [...modules.values()].flatMap(({ others }) => others),
    importedByTypes: declarations.flatMap(([, { others }]) => others),
    hasStyles: sheets.length > 0,
  };
}

/** The style sheets that modules import. Each comes after the sheets that it may override. */
function sheetsInOrder(entries: readonly string[], modules: ReadonlyMap<string, FullModule>): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of modules.get(name)?.own ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...seen].filter((name) => name.endsWith('.css'));
}

/**
 * One sheet with all rules; for each CSS module a map of its class names; pictures and fonts at the same paths as in
 * the sources.
 */
async function writeStyles(names: readonly string[], sources: string, out: string): Promise<void> {
  const sheets = names.map((name) => ({ name, ...readStyleSheet(name, sources) }));
  if (sheets.length > 0) await write(join(out, 'style.css'), sheets.map(({ css }) => css).join('\n'));
  for (const { name, names: classes } of sheets.filter((sheet) => sheet.name.endsWith('.module.css')))
    await write(join(out, `${name}.js`), `export default ${JSON.stringify(classes, null, 2)};\n`);
  for (const file of new Set(sheets.flatMap(({ files }) => files))) await cp(join(sources, file), join(out, file));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
