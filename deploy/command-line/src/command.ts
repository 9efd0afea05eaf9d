import { Command } from 'commander';

/** What commander calls the parts of its help, in the language of our commands. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Arguments:': 'Что указать:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
};

/**
 * A command of the root's package.json. `--help` prints what it does and does nothing; unknown words and parameters are refused
 * with the nearest. It is run with `runCommand`.
 *
 * @param name the script: `release` is called as `npm run release --`
 */
export function shopCommand(name: string, description: string): Command {
  const call = name === 'start' || name === 'test' ? `npm ${name} --` : `npm run ${name} --`;
  return (
    new Command(call)
      .description(description)
      .helpOption('--help', 'показать эту справку')
      .helpCommand(false)
      .configureHelp({
        styleTitle: (title) => TITLES[title] ?? title,
        styleDescriptionText: (text) => text.replace('(default: ', '(иначе '),
      })
      // Its own words are English; `runCommand` prints ours.
      .configureOutput({ outputError: () => {} })
      .exitOverride()
  );
}
