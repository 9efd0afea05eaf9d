import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Hides the typed characters. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for a line without an echo. */
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
 * A new password: typed twice at a terminal, without an echo; otherwise all of standard input without its last line
 * break. It is not a parameter of the command, because other users of the machine could read it.
 *
 * @throws Error if the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('Пароль: ');
  if ((await ask('Ещё раз: ')) !== password) throw new Error('Пароли не совпадают');
  return password;
}
