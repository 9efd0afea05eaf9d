import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type/core';
import { PartnerError } from '../../partners/protocol/ask-partner';
import type { Scanner } from '../../partners/scanner/scanner';
import { reencode } from '../pictures/reencode';
import { ShopError } from '../shop-error';
import { isHarmlessArchive } from './inspect-archive';
import { isHarmlessPdf } from './inspect-pdf';
import { isHarmlessRtf } from './inspect-rtf';

/** The content type for each file extension. */
const typeOf = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;
type Ending = keyof typeof typeOf;

/** The file types that a form accepts. */
export interface TakenFiles<E extends Ending = Ending> {
  readonly endings: readonly E[];
  /** The same as text for messages. */
  readonly hint: string;
  /** The field of the form at which a message appears. */
  readonly field: string;
}

const refused = (message: string, field: string) => new ShopError(422, 'file', message, { [field]: message });

const endingOf = (name: string) => extname(name).slice(1).toLowerCase();

/** The end marker of a PDF must be within its last bytes, so that no other file can be appended. */
const PDF_END = 1024;
const isWholePdf = (content: Buffer) => content.subarray(-PDF_END).includes('%%EOF');

/**
 * The name of a file without folders and without characters that a header or a file system cannot contain; at most 120
 * characters.
 */
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

const takenEnding = <E extends Ending>(name: string, { endings }: TakenFiles<E>): E | undefined =>
  endings.find((ending) => ending === endingOf(name));

/** @throws ShopError 422 for a name with another ending */
export function checkEnding(name: string, taken: TakenFiles): void {
  if (!takenEnding(name, taken)) throw refused(`Такой файл не подойдёт. Приложите ${taken.hint}.`, taken.field);
}

/**
 * The content of a complete file as it is stored. Its type is detected from its bytes and must match its name. A photo
 * is re-encoded, so that it contains nothing else. A document is inspected and scanned.
 *
 * @param scanner null: not scanned
 * @throws ShopError 422 for other, broken, disguised, active or infected content; 503 while the scanner is unavailable
 */
export async function checkContent<E extends Ending>(
  name: string,
  content: Buffer,
  taken: TakenFiles<E>,
  scanner: Scanner | null,
): Promise<{ type: (typeof typeOf)[E] | 'image/jpeg'; content: Buffer }> {
  const wrong = () => refused(`Не получилось прочитать файл. Подойдут ${taken.hint}.`, taken.field);
  const ending = takenEnding(name, taken);
  const found = await fileTypeFromBuffer(content);
  if (!ending || found?.mime !== typeOf[ending]) throw wrong();
  const type = typeOf[ending];
  if (type === 'application/pdf' && !isWholePdf(content)) throw wrong();
  if (!type.startsWith('image/')) {
    if (!(await isHarmless(type, content))) throw refused(ACTIVE, taken.field);
    if (scanner && !(await isClean(content, scanner, taken.field))) throw refused(INFECTED, taken.field);
    return { type, content };
  }
  const photo = await reencode(content);
  if (!photo) throw wrong();
  return { type: 'image/jpeg', content: photo };
}

const ACTIVE =
  'В файле есть макросы, сценарии, вложенные файлы или пароль. Сохраните его без них, лучше всего как PDF, и приложите ещё раз.';
const INFECTED = 'В файле нашёлся вирус. Приложите другой файл.';
const UNSCANNED = 'Сейчас файл не получается проверить. Попробуйте ещё раз через несколько минут.';

async function isHarmless(type: string, content: Buffer): Promise<boolean> {
  if (type === typeOf.pdf) return isHarmlessPdf(content);
  return type === typeOf.rtf ? isHarmlessRtf(content) : isHarmlessArchive(content);
}

async function isClean(content: Buffer, scanner: Scanner, field: string): Promise<boolean> {
  try {
    return await scanner.isClean(content);
  } catch (cause) {
    if (!(cause instanceof PartnerError)) throw cause;
    throw new ShopError(503, 'scanner', UNSCANNED, { [field]: UNSCANNED }, { cause });
  }
}
