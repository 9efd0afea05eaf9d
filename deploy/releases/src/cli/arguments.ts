import type { AppName } from '@zapovednik/platform/routes';
import { each, oneOf } from 'deploy-command-line/one-of';
import { Argument, InvalidArgumentError, Option } from 'deploy-command-line/words';
import { appName, channelName, versionName } from '../app-names';
import { STABLE } from '../channels/channel';

/** The arguments of `release` and `rollback`: `mf-catalog mf-content`, or one app and its version. */
export interface AppsAndVersion {
  /** One or more. They change at once. */
  readonly apps: readonly AppName[];
  /** Only for a single app. */
  readonly version: string | undefined;
}

/** `<части...>`: apps, or one app and its version. */
export const appsArgument = () =>
  new Argument('<части...>', 'shell и области mf-…; за одной частью может стоять её версия').argParser(
    each((word) => (appName.safeParse(word).success ? word : versionOf(word))),
  );

/** @throws {InvalidArgumentError} for an unknown app, and for a version that does not follow a single app */
export function appsAndVersion(words: readonly string[], known: readonly AppName[]): AppsAndVersion {
  const named = words.filter((word) => appName.safeParse(word).success);
  const apps = [...new Set(named.map((word) => oneOf(word, known, 'Части')))];
  const [version, ...more] = words.filter((word) => !named.includes(word));
  const isLast = version === undefined || words.at(-1) === version;
  if (apps.length === 0 || more.length > 0 || !isLast || (version !== undefined && apps.length > 1)) {
    throw new InvalidArgumentError('Версия стоит за одной частью: mf-catalog 1.2.3');
  }
  return { apps, version };
}

function versionOf(word: string): string {
  if (versionName.safeParse(word).success) return word;
  throw new InvalidArgumentError(`${word} — не часть и не версия`);
}

export const channelOption = new Option('--channel <имя>', 'канал').default(STABLE).argParser((word) => {
  if (channelName.safeParse(word).success) return word;
  throw new InvalidArgumentError(`${word} — не имя канала: латинские буквы, цифры и дефисы`);
});
