import type { AppName } from '@zapovednik/platform/routes';
import { appsOf } from '../app-names';
import { ReleaseRejected } from '../release-rejected';
import { readContract, releaseFolder } from '../store/release-store';
import type { Change, ChannelFile } from './channel';
import { publisher } from './publisher';

/**
 * Removes areas from stable whose first release has no earlier one. The shop is then as it was before them, and their
 * addresses answer 404. Throws {@link ReleaseRejected} when a live app uses them.
 */
export async function withdrawAreas(root: string, file: ChannelFile, areas: readonly AppName[]): Promise<ChannelFile> {
  if (areas.length === 0) return file;
  const rest = Object.fromEntries(Object.entries(file.live).filter(([app]) => !areas.some((area) => area === app)));
  const reasons = await Promise.all(appsOf(rest).map((app) => usesOf(root, app, rest[app] ?? '', areas)));
  if (reasons.flat().length > 0) throw new ReleaseRejected(reasons.flat());
  const changes = areas.map(
    (app): Change => ({
      app,
      from: file.live[app] ?? null,
      to: file.live[app] ?? '',
      at: new Date().toISOString(),
      by: publisher(),
      why: 'rollback',
      withdrawn: true,
    }),
  );
  return { live: rest, history: [...changes, ...file.history] };
}

/** The things that a live app uses from the areas. */
async function usesOf(root: string, app: AppName, version: string, areas: readonly AppName[]): Promise<string[]> {
  const { widgets, routes, commands } = await readContract(releaseFolder(root, app, version));
  const uses = (described: Readonly<Record<string, { readonly owner: string }>>, what: string) =>
    Object.entries(described)
      .filter(([, { owner }]) => areas.some((area) => area === owner))
      .map(([name, { owner }]) => `${app} ${version} ${what} ${name} из ${owner}: сначала выпустите ${app} без этого`);
  return [
    ...uses(widgets, 'показывает виджет'),
    ...uses(routes, 'ссылается на страницу'),
    ...uses(commands, 'вызывает команду'),
  ];
}
