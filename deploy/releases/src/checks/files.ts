import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../has-error-code';
import { integrityOf } from '../store/integrity';
import { filesOf, type LiveRelease } from '../store/release-store';

/** Every file of the manifest exists with its hash, no other file exists, and every path in the manifest exists. */
export async function checkFiles({ manifest, folder }: LiveRelease): Promise<string[]> {
  const { files, entry, chunks } = manifest;
  const wanted = [
    'server/index.cjs',
    'contract.json',
    `web/${entry}`,
    ...Object.values(chunks).flatMap(({ scripts, styles }) => [...scripts, ...styles].map((file) => `web/${file}`)),
  ];
  const unnamed = [...new Set(wanted)].filter((name) => !(name in files));
  const unknown = (await filesOf(folder)).filter((name) => !(name in files));
  const broken = await Promise.all(Object.entries(files).map(([name, hash]) => checkFile(folder, name, hash)));
  return [
    ...unnamed.map((name) => `${manifest.app}: в списке файлов выпуска нет ${name}`),
    ...unknown.map((name) => `${manifest.app}: файл ${name} не указан в выпуске`),
    ...broken.flat().map((reason) => `${manifest.app}: ${reason}`),
  ];
}

async function checkFile(folder: string, name: string, hash: string): Promise<string[]> {
  try {
    const content = await readFile(join(folder, name));
    return integrityOf(content) === hash ? [] : [`файл ${name} изменён: его хеш не тот, что в выпуске`];
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [`нет файла ${name}`];
    throw error;
  }
}
