import { CHECKER, DATABASE } from '../database/names';

const int32 = (number: number) => number.toString(16).padStart(8, '0');
const text = (words: string) => Buffer.from(`${words}\0`).toString('hex');

/** A message of PostgreSQL's protocol, in hex: its type, its length with itself, its content. */
const message = (type: string, content: string) => `${type}${int32(content.length / 2 + 4)}${content}`;

const PROTOCOL = int32(3 << 16);
const startup = message('', `${PROTOCOL}${text('user')}${text(CHECKER)}${text('database')}${text(DATABASE)}00`);
const question = message('51', text('select pg_is_in_recovery()'));
const READY = '5a0000000549';
/** One row with one column of one byte: `f`. A replica answers `t`. */
const IS_PRIMARY = '440000000b00010000000166';
const END = message('58', '');

/** HAProxy asks a PostgreSQL whether it is the primary. After a replica was promoted, nobody else has to be told. */
export const primaryCheck: readonly string[] = [
  'option tcp-check',
  'tcp-check connect',
  `tcp-check send-binary ${startup}`,
  `tcp-check expect binary ${READY}`,
  `tcp-check send-binary ${question}`,
  `tcp-check expect binary ${IS_PRIMARY}`,
  `tcp-check send-binary ${END}`,
];
