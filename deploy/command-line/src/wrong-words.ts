import type { CommanderError } from 'commander';

/** Commander's messages about wrong arguments, and ours. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.+?)'/, 'Параметра $1 нет'],
  [/^error: unknown command '(.+?)'/, 'Команды $1 нет'],
  [/^error: missing required argument '(.+?)'.*/, 'Не указано: $1'],
  [/^error: option '(.+?)' argument missing.*/, 'После $1 нужно значение'],
  [/^error: required option '(.+?)' not specified.*/, 'Нужен параметр $1'],
  [/^error: too many arguments.*/, 'Слишком много слов'],
  [/^error: option '.+?' argument '.*?' is invalid\. /, ''],
  [/^error: command-argument value '.*?' is invalid for argument '.+?'\. /, ''],
  [/\n\(Did you mean (.+?)\?\)/, '. Может быть, $1?'],
  [/\n\(Did you mean one of (.+?)\?\)/, '. Может быть, $1?'],
];

/**
 * An error about the arguments of a command line. When arguments are missing, commander has already printed the help.
 */
export function inOurWords({ code, message }: CommanderError, name: string): string {
  if (code === 'commander.help') return 'Укажите команду';
  const text = WORDS.reduce((said, [theirs, ours]) => said.replace(theirs, ours), message);
  return `${text}\nЧто можно: ${name} --help`;
}
