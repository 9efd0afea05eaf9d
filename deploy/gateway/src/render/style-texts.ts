import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from 'deploy-releases/registry/registry';

/**
 * The texts of the style files of a set, by their URLs: pages contain them. Each is read once; undefined for a file that the set does not
 * have.
 */
export function styleTexts({ apps }: ReleaseSet): (url: string) => string | undefined {
  const files = new Map(
    Object.entries(apps).flatMap(([app, { manifest, folder }]) =>
      Object.keys(manifest.files).flatMap((file): [string, string][] =>
        /^web\/.*\.css$/.test(file)
          ? [[`/assets/${app}/${manifest.version}/${file.slice('web/'.length)}`, join(folder, file)]]
          : [],
      ),
    ),
  );
  const texts = new Map<string, string>();
  return (url) => {
    const file = files.get(url);
    if (file === undefined) return undefined;
    const text = texts.get(url) ?? readFileSync(file, 'utf8');
    texts.set(url, text);
    return text;
  };
}
