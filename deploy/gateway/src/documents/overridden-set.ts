import { appsOf } from 'deploy-releases/app-names';
import { type Override, type SignedOverride, versionsIn } from 'deploy-releases/override';
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

interface Overriding {
  readonly live: ReleaseSet;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called with the reason why a requested release could not be read. */
  readonly onMissing: (error: unknown) => void;
}

/** The set for visitors without an override. */
export const liveSet = (set: ReleaseSet, override: readonly string[] = []): DocumentSet => ({
  set,
  foreign: {},
  override,
});

/** The live set with the apps of an override replaced. When an override is no longer valid, the live set and a note about it. */
export async function overriddenSet({ parts, until }: SignedOverride, given: Overriding): Promise<DocumentSet> {
  const { live, registry, now } = given;
  const end = moscowTime(until);
  if (until <= now) return liveSet(live, [`Подмена закончилась ${end}. Здесь всё как у всех`]);
  const missing = await missingReleases(parts, given);
  if (missing.length > 0) {
    return liveSet(live, [`Подмена не действует: нет выпуска ${missing.join(', ')}. Здесь всё как у всех`]);
  }
  const versions = { ...versionsOf(live), ...versionsIn(parts) };
  const set = await setOf(
    { ...versions, shell: versions.shell ?? live.parts.shell.manifest.version },
    registry.readRelease,
  );
  const foreign: Partial<Record<AreaName, string>> = {};
  const lines = [`Подмена до ${end}`];
  for (const part of appsOf(parts)) {
    const from = parts[part];
    if (!from) continue;
    lines.push(`${part} ${'version' in from ? from.version : from.origin}`);
    if ('origin' in from && part !== 'shell') foreign[part] = from.origin;
  }
  return { set, foreign, override: lines };
}

/** The releases of an override that this registry does not have, as `mf-catalog 1.2.3`. */
export async function missingReleases(
  parts: Override,
  { registry, onMissing }: Pick<Overriding, 'registry' | 'onMissing'>,
): Promise<string[]> {
  const versions = versionsIn(parts);
  const looked = appsOf(versions).map(async (part) => {
    const version = versions[part] ?? '';
    try {
      await registry.readRelease(part, version);
      return [];
    } catch (error) {
      onMissing(error);
      return [`${part} ${version}`];
    }
  });
  return (await Promise.all(looked)).flat();
}

/** Moscow time, which Russian timetables use: `5 декабря, 18:40 МСК`. */
function moscowTime(milliseconds: number): string {
  const at = new Date(milliseconds);
  const timeZone = 'Europe/Moscow';
  const day = at.toLocaleDateString('ru-RU', { timeZone, day: 'numeric', month: 'long' });
  return `${day}, ${at.toLocaleTimeString('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' })} МСК`;
}
