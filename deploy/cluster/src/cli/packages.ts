import { confirm } from 'deploy-command-line/confirm';
import { installedPostgres } from 'e2e/database/find-postgres';
import { aptInstall } from 'e2e/machine/apt-install';
import { onPath } from 'e2e/machine/on-path';

/** What the cluster runs besides Node, by the name of Debian's package. */
const needed: Readonly<Record<string, () => boolean>> = {
  haproxy: () => onPath('haproxy'),
  prometheus: () => onPath('prometheus'),
  postgresql: () => installedPostgres() !== undefined,
  'redis-server': () => onPath('redis-server'),
  'util-linux': () => onPath('setpriv'),
};

const missing = (without: readonly string[]) =>
  Object.keys(needed).filter((name) => !without.includes(name) && !needed[name]?.());

/**
 * Installs what is missing of Debian's packages, after a question.
 *
 * @param yes `--yes` was given
 * @param without packages that are not needed
 * @throws Error with a sentence for people when they cannot be installed here; {NotConfirmed}
 */
export async function requirePackages(yes: boolean, without: readonly string[] = []): Promise<void> {
  const names = missing(without);
  if (names.length === 0) return;
  const list = names.join(', ');
  if (!onPath('apt-get')) throw new Error(`Нужны ${list}. Здесь нет apt-get: установите их сами и повторите`);
  await confirm({
    loss: `Для кластера будут установлены пакеты Debian: ${list}`,
    yes,
    again: 'npm run cluster -- --yes',
  });
  aptInstall(...names);
  const left = missing(without);
  if (left.length > 0) throw new Error(`Не удалось установить ${left.join(', ')}: смотрите сообщения apt-get выше`);
}
