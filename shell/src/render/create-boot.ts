import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { WidgetKey } from '@zapovednik/areas/widgets';
import type { CityState } from '@zapovednik/platform/app';
import type { AreaName, RouteDefinition } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import type { BootRoute } from '../app/boot-routes';
import type { AreaEntry, Boot, RouterState } from '../document/boot';
import type { BootAnswer } from '../document/boot-answers';
import { type AssetsOfSet, areasOf, type ReleaseAssets } from '../document/release-assets';
import type { RenderRequest } from './render-request';

interface BootOptions {
  routes: readonly BootRoute[];
  request: RenderRequest;
  set: AssetsOfSet;
  settings: PublicSettings;
  rendered: readonly AreaName[];
  widgets: readonly WidgetKey[];
  route: RouteDefinition | null;
  city: CityState;
  person: SessionState;
  answers: readonly BootAnswer[];
  router: RouterState;
}

/** The boot data for the browser. It does not contain the request id: a cached page serves many requests. */
export function createBoot({ request, set, ...parts }: BootOptions): Boot {
  return {
    ...parts,
    override: request.override,
    origin: new URL(request.url).origin,
    shellVersion: set.shell.version,
    areas: entriesOf(set, request.foreign),
  };
}

const entries = new WeakMap<AssetsOfSet, Boot['areas']>();

/** Of a browser that loads all areas from the release set: frozen, each page writes the same text (see bootScript). */
function entriesOf(set: AssetsOfSet, foreign: RenderRequest['foreign']): Boot['areas'] {
  const made = () => Object.fromEntries(areasOf(set).map(([name, release]) => [name, entryOf(release, foreign[name])]));
  if (Object.keys(foreign).length > 0) return made();
  const known = entries.get(set) ?? Object.freeze(made());
  entries.set(set, known);
  return known;
}

function entryOf(release: ReleaseAssets, origin?: string): AreaEntry {
  const { version, wakesOn } = release;
  if (origin) return { version, origin, url: `${origin}/${release.entry}`, integrity: '', wakesOn };
  return {
    version,
    url: release.base + release.entry,
    integrity: release.files[`web/${release.entry}`] ?? '',
    wakesOn,
  };
}
