import { createInterface } from 'node:readline/promises';

/** The user did not confirm that something may be destroyed. Nothing was changed. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

interface Question {
  /** The data that will be lost: `Все данные папки .data будут удалены`. */
  readonly loss: string;
  /** `--yes` was given. */
  readonly yes: boolean;
  /** The same command with `--yes`. */
  readonly again: string;
}

/** Asks before something is destroyed. Without a terminal, `--yes` is required. @throws {NotConfirmed} */
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
