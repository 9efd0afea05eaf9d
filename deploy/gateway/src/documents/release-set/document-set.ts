import type { AreaName } from '@zapovednik/platform/routes';
import { cityTime, formatMoment } from '@zapovednik/rules/dates';
import { appsOf } from 'deploy-releases/app-names';
import { overriddenVersions, type SignedOverride } from 'deploy-releases/overrides/override';
import { type Registry, type ReleaseSet, setOf, versionsOf } from 'deploy-releases/registry/registry';
import type { OverrideCheck } from './override-check';

/** The releases that a document is made of. */
export interface DocumentSet {
  readonly set: ReleaseSet;
  /**
   * Areas that this browser loads from another address. The server uses their live release, because it runs no foreign
   * code.
   */
  readonly foreign: Readonly<Partial<Record<AreaName, string>>>;
  /** The lines that tell a tester about their override. Empty for other visitors. */
  readonly override: readonly string[];
}

interface OverrideOptions {
  readonly live: ReleaseSet;
  readonly registry: Registry;
  readonly check: OverrideCheck;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The set for visitors without an override. */
export const withoutOverride = (set: ReleaseSet, override: readonly string[] = []): DocumentSet => ({
  set,
  foreign: {},
  override,
});

/**
 * The live set with the apps of an override replaced. When an override has ended or does not fit: the live set, with a
 * note about it.
 */
export async function withOverride({ apps, until }: SignedOverride, options: OverrideOptions): Promise<DocumentSet> {
  const { live, registry, check, now } = options;
  const end = moscowTime(until);
  if (until <= now) return withoutOverride(live, [`Подмена закончилась ${end}. Здесь всё как у всех`]);
  const [reason] = await check.reasons(apps, live);
  if (reason !== undefined) {
    return withoutOverride(live, [`Подмена не действует: ${reason}. Здесь всё как у всех`]);
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

/** Moscow time, which Russian timetables use: `5 декабря, 18:40 МСК`. */
function moscowTime(milliseconds: number): string {
  const { day, time } = cityTime(new Date(milliseconds), 'Europe/Moscow');
  return `${formatMoment(`${day} ${time}`, day)} МСК`;
}
