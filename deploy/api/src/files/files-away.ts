const WORDS = {
  saving: 'Сейчас файл не получается сохранить. Попробуйте ещё раз через несколько минут.',
  opening: 'Сейчас файл не получается открыть. Попробуйте ещё раз через несколько минут.',
} as const;

/** The store of files does not answer, or refuses. The log of the store says why; the message is for people. */
export class FilesAway extends Error {
  override name = 'FilesAway';

  constructor(
    readonly what: keyof typeof WORDS,
    options?: ErrorOptions,
  ) {
    super(WORDS[what], options);
  }
}
