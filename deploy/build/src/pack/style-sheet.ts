import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';

/** A style sheet of a package, before it is joined with the others. */
export interface StyleSheet {
  readonly css: string;
  /** The class names in the page, by their names in the sheet. */
  readonly names: Readonly<Record<string, string>>;
  /** The pictures and fonts that it uses, relative to the folder of the sources. */
  readonly files: readonly string[];
}

/**
 * Reads a sheet. Class names get the words of the file name, as in a release. Addresses become relative to the folder
 * of the sources.
 *
 * @param file the sheet, relative to `folder`
 * @param folder the sources of the package
 */
export function readStyleSheet(file: string, folder: string): StyleSheet {
  const files: string[] = [];
  const { code, exports } = transform({
    filename: basename(file).replace('.module', ''),
    code: readFileSync(join(folder, file)),
    cssModules: file.endsWith('.module.css') && { pattern: 'zapovednik-[name]-[local]' },
    visitor: {
      Url(address) {
        if (!address.url.startsWith('.')) return address;
        const path = join(dirname(file), address.url);
        files.push(path);
        return { ...address, url: `./${path}` };
      },
    },
  });
  const names = Object.entries(exports ?? {}).map(([local, { name }]): [string, string] => [local, name]);
  return { css: code.toString(), names: Object.fromEntries(names.sort()), files };
}
