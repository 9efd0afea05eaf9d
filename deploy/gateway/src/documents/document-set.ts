import { appsOf } from 'deploy-releases/app-names';
import { type Override, overriddenVersions, type SignedOverride } from 'deploy-releases/override';
import { type Registry, type ReleaseSet, setOf, versionsOf } from 'deploy-releases/registry';
import type { AreaName } from 'shared-contracts/routes';

/** The releases that a document is made of. */
export interface DocumentSet {
  readonly set: ReleaseSet;
  /**
   * Areas that this browser loads from another address. The server keeps using their live release, because it runs no foreign code.
   */
  readonly foreign: Readonly<Partial<Record<AreaName, string>>>;
  /** What the page tells a tester about their override, a line each. Empty for other visitors. */
  readonly override: readonly string[];
}

interface OverrideOptions {
  readonly live: ReleaseSet;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called with the reason why a requested release could not be read. */
  readonly onMissing: (error: unknown) => void;
}

/** The set for visitors without an override. */
export const withoutOverride = (set: ReleaseSet, override: readonly string[] = []): DocumentSet => ({
  set,
  foreign: {},
  override,
});

/** The live set with the apps of an override replaced. When an override is no longer valid, the live set and a note about it. */
export async function withOverride({ apps, until }: SignedOverride, options: OverrideOptions): Promise<DocumentSet> {
  const { live, registry, now } = options;
  const end = moscowTime(until);
  if (until <= now) return withoutOverride(live, [`Подмена закончилась ${end}. Здесь всё как у всех`]);
  const missing = await missingReleases(apps, options);
  if (missing.length > 0) {
    return withoutOverride(live, [`Подмена не действует: нет выпуска ${missing.join(', ')}. Здесь всё как у всех`]);
  }
  const versions = { ...versionsOf(live), ...overriddenVersions(apps) };
  const set = await setOf(
    { ...versions, shell: versions.shell ?? live.apps.shell.manifest.version },
    registry.readRelease,
  );
  const foreign: Partial<Record<AreaName, string>> = {};
  const lines = [`Подмена до ${end}`];
  for (const app of appsOf(apps)) {
    const from = apps[app];
    if (!from) continue;
    lines.push(`${app} ${'version' in from ? from.version : from.origin}`);
    if ('origin' in from && app !== 'shell') foreign[app] = from.origin;
  }
  return { set, foreign, override: lines };
}

/** The releases of an override that this registry does not have, as `mf-catalog 1.2.3`. */
export async function missingReleases(
  apps: Override,
  { registry, onMissing }: Pick<OverrideOptions, 'registry' | 'onMissing'>,
): Promise<string[]> {
  const versions = overriddenVersions(apps);
  const missing = appsOf(versions).map(async (app) => {
    const version = versions[app] ?? '';
    try {
      await registry.readRelease(app, version);
      return [];
    } catch (error) {
      onMissing(error);
      return [`${app} ${version}`];
    }
  });
  return (await Promise.all(missing)).flat();
}

/** Moscow time, which Russian timetables use: `5 декабря, 18:40 МСК`. */
function moscowTime(milliseconds: number): string {
  const at = new Date(milliseconds);
  const timeZone = 'Europe/Moscow';
  const day = at.toLocaleDateString('ru-RU', { timeZone, day: 'numeric', month: 'long' });
  return `${day}, ${at.toLocaleTimeString('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' })} МСК`;
}
