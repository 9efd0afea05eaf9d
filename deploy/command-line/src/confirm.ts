import { createInterface } from 'node:readline/promises';

/** Something must not be destroyed without being asked: nobody said yes. Nothing was changed. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

interface Question {
  /** What will be lost: `Все данные папки .data будут удалены`. */
  readonly loss: string;
  /** `--yes` was given. */
  readonly yes: boolean;
  /** The same command with `--yes`. */
  readonly again: string;
}

/** Asks before something is destroyed. Where nobody can answer, `--yes` is needed. @throws {NotConfirmed} */
export async function confirm({ loss, yes, again }: Question): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new NotConfirmed(`${loss}. Если это так и нужно: ${again}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${loss}. Продолжить? (да/нет) `);
    if (!/^(да|д|yes|y)$/i.test(answer.trim())) throw new NotConfirmed('Ничего не изменено');
  } finally {
    terminal.close();
  }
}
