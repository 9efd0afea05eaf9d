import type { LeftLive } from './release-local-apps';

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** The message about apps whose live version differs from the checkout. Empty when there is no difference. */
export function describeDifferences({ differences, refused }: LeftLive): string {
  const released = differences.map(
    ({ app, live, checkout, change }) =>
      `  ${app}: открыт ${live} (${change.by}, ${moment(change.at)}), в рабочей копии ${checkout}`,
  );
  const apps = differences.map(({ app }) => app).join(' ');
  return [
    ...(refused.length > 0
      ? [
          'Рабочая копия не подходит к тому, что открыто, и не включена:',
          ...refused.map((reason) => `  — ${reason}`),
          'Открыто то, что было открыто раньше.',
        ]
      : []),
    ...(released.length > 0
      ? [
          'Выпущенное командами остаётся открытым:',
          ...released,
          `Выпустить из рабочей копии, с проверками: npm run release -- ${apps}, или сразу при запуске npm start -- --release`,
        ]
      : []),
  ].join('\n');
}
