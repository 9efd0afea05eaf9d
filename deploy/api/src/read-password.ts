import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Shows nothing of what is typed. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for a line without showing it. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silent(), terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/**
 * A new password: typed twice at a terminal, without an echo; else the whole standard input without its last line break. It is
 * never a parameter of the command, which other users of the machine could read.
 *
 * @throws Error where the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('Пароль: ');
  if ((await ask('Ещё раз: ')) !== password) throw new Error('Пароли не совпадают');
  return password;
}
