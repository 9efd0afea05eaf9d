import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type/core';
import { FILE_HINT } from 'shared-contracts/content/calls/application';
import { ShopError } from '../../http/shop-error';
import { reencode } from '../../pictures/reencode';

/** The content that a file with this ending must have. */
const typeOf: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const wrong = (message = `Не получилось прочитать файл. Подойдут ${FILE_HINT}.`) =>
  new ShopError(422, 'file', message, { file: message });

const endingOf = (name: string) => extname(name).slice(1).toLowerCase();

/** The end of a PDF stands in its last bytes: behind it no other file can hide. */
const PDF_END = 1024;
const isWholePdf = (content: Buffer) => content.subarray(-PDF_END).includes('%%EOF');

/** The name of a file without folders and signs that a header or a file system cannot have; at most 120 signs. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '').trim();
  const ending = endingOf(plain);
  return `${
    plain
      .slice(0, -ending.length - 1)
      .slice(0, 110)
      .trim() || 'file'
  }.${ending}`;
}

/** @throws ShopError 422 for a name with another ending */
export function checkEnding(name: string): void {
  if (typeOf[endingOf(name)] === undefined) throw wrong(`Такой файл не подойдёт. Приложите ${FILE_HINT}.`);
}

/**
 * The content of a complete file as it is stored: its type is told by its bytes and must be that of the name. A photo is encoded anew, so
 * that nothing else is in it.
 *
 * @throws ShopError 422 for other, broken or disguised content
 */
export async function checkContent(name: string, content: Buffer): Promise<{ type: string; content: Buffer }> {
  const found = await fileTypeFromBuffer(content);
  const type = typeOf[endingOf(name)];
  if (found?.mime !== type || type === undefined) throw wrong();
  if (type === 'application/pdf' && !isWholePdf(content)) throw wrong();
  if (!type.startsWith('image/')) return { type, content };
  const photo = await reencode(content);
  if (!photo) throw wrong();
  return { type: 'image/jpeg', content: photo };
}
