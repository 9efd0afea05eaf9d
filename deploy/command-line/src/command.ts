import { Command } from 'commander';

/** Commander's headings of the help, in the language of our commands. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Arguments:': 'Что указать:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
};

/**
 * A command of the root's package.json. `--help` only prints the description. Unknown arguments and options are refused
 * with the nearest known one. Run it with `runCommand`.
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
      // Commander's messages are English. `runCommand` prints ours.
      .configureOutput({ outputError: () => {} })
      .exitOverride()
  );
}
