import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';

/** A style sheet of a package, to be put together with the others. */
export interface StyleSheet {
  readonly css: string;
  /** The class names in the page by their names in the sheet. */
  readonly names: Readonly<Record<string, string>>;
  /** The pictures and fonts that it shows, from the folder of the sources. */
  readonly files: readonly string[];
}

/**
 * Reads a sheet. Class names get the words of the file, as in a release; addresses are from the folder of the sources.
 *
 * @param file the sheet, from `folder`
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
