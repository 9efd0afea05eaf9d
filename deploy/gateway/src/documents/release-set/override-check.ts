import { appsOf } from 'deploy-releases/app-names';
import { type Override, overriddenVersions } from 'deploy-releases/overrides/override';
import type { Registry, ReleaseSet } from 'deploy-releases/registry/registry';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { LRUCache } from 'lru-cache';

interface OverrideCheckOptions {
  readonly registry: Registry;
  readonly channel: string;
  /** Called with the error that prevented a check or the download of a release. */
  readonly onError: (error: unknown) => void;
}

/** The number of mixes whose result is cached. */
const KEPT = 100;

/**
 * Checks whether the releases of an override fit the other live releases, with the checks of a release. A mix that does
 * not fit would fail on some page. Each mix is checked once for each live set, and only for a signed token.
 */
export class OverrideCheck {
  readonly #kept = new LRUCache<string, readonly string[]>({ max: KEPT });

  constructor(private readonly options: OverrideCheckOptions) {}

  /** The reasons against an override, as text. Empty when it may be used. */
  async reasons(override: Override, live: ReleaseSet): Promise<readonly string[]> {
    const key = JSON.stringify([live.id, appsOf(override).map((app) => [app, override[app]])]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    // Not cached: a missing release may be published soon.
    const missing = await this.#missing(override, live);
    if (missing.length > 0) return missing;
    try {
      const { registry, channel } = this.options;
      // The checks of a release are many modules, which only the shops of testers need.
      const { checkVersions } = await import('deploy-releases/actions/activate');
      const found = await checkVersions(registry.folder, overriddenVersions(override), channel);
      this.#kept.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof ReleaseRejected) return error.reasons;
      this.options.onError(error);
      return ['её не удалось проверить, причина — в журнале магазина'];
    }
  }

  /**
   * Releases that the registry does not have; it downloads the others. Also areas from another address that are not
   * live.
   */
  async #missing(override: Override, live: ReleaseSet): Promise<readonly string[]> {
    const checks = appsOf(override).map(async (app) => {
      const from = override[app];
      if (!from) return [];
      if ('origin' in from) return app in live.apps ? [] : [`${app} ещё не выпущена: подменять нечего`];
      try {
        await this.options.registry.readRelease(app, from.version);
        return [];
      } catch (error) {
        this.options.onError(error);
        return [`нет выпуска ${app} ${from.version}`];
      }
    });
    return (await Promise.all(checks)).flat();
  }
}
