import type { DehydratedState } from 'shared-contracts/query';
import type { AreaName, RouteRow } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { CityState, SessionState } from 'shared-contracts/state';
import type { WidgetName } from 'shared-contracts/widgets';
import type { RouteChanges } from '../app/live-routes';
import type { AreaEntry, Boot, RouterState } from '../boot';
import type { RenderRequest } from '../render/render-request';
import type { AssetsOfSet, ReleaseAssets } from './page-assets';

interface BootParts extends RouteChanges {
  request: RenderRequest;
  set: AssetsOfSet;
  settings: PublicSettings;
  rendered: readonly AreaName[];
  widgets: readonly WidgetName[];
  row: RouteRow | null;
  city: CityState;
  person: SessionState;
  query: DehydratedState;
  router: RouterState;
}

/** What the browser is told. The request's id is not in it: a page from the cache belongs to many requests. */
export function bootOf({ request, set, ...parts }: BootParts): Boot {
  return {
    ...parts,
    override: request.override,
    origin: new URL(request.url).origin,
    shellVersion: set.shell.version,
    areas: {
      'mf-catalog': entryOf(set['mf-catalog'], request.foreign['mf-catalog']),
      'mf-checkout': entryOf(set['mf-checkout'], request.foreign['mf-checkout']),
      'mf-cabinet': entryOf(set['mf-cabinet'], request.foreign['mf-cabinet']),
      'mf-services': entryOf(set['mf-services'], request.foreign['mf-services']),
      'mf-content': entryOf(set['mf-content'], request.foreign['mf-content']),
    },
  };
}

function entryOf(release: ReleaseAssets, origin?: string): AreaEntry {
  const { wakesOn } = release;
  if (origin) return { version: origin, url: `${origin}/${release.entry}`, integrity: '', wakesOn };
  return {
    version: release.version,
    url: release.base + release.entry,
    integrity: release.files[`web/${release.entry}`] ?? '',
    wakesOn,
  };
}
