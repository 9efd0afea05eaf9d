import type { Area } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';
import { trusted } from '@zapovednik/rules/trusted';
import { type AreaHost, AreaUnavailable } from '../../areas/area-host';
import type { Boot } from '../../document/boot';
import { loadExposed } from './load-container';

/** How long an area may take to load, in milliseconds. After that its place shows the error and a retry. */
const LOAD_LIMIT = 8_000;

const isArea = (name: string): name is AreaName => name.startsWith('mf-');
const remoteName = (name: AreaName) => name.replaceAll('-', '_');

/**
 * The areas of the document's release set, loaded over federation.
 * @param start runs once for each area, before anything else of it is used
 */
export function browserAreas(boot: Pick<Boot, 'areas'>, start: (area: Area) => void): AreaHost {
  const loading = new Map<AreaName, Promise<Area>>();
  const ready = new Map<AreaName, Area>();
  const version = (name: AreaName) => boot.areas[name]?.origin ?? boot.areas[name]?.version ?? '';

  async function bring(name: AreaName): Promise<Area> {
    try {
      const area = await within(exposedArea(boot, name), LOAD_LIMIT);
      start(area);
      ready.set(name, area);
      return area;
    } catch (error) {
      throw new AreaUnavailable(name, version(name), { cause: error });
    }
  }

  return {
    names: Object.keys(boot.areas).filter(isArea),
    version,
    ready: (name) => ready.get(name),
    load(name) {
      const running = loading.get(name) ?? bring(name);
      loading.set(name, running);
      // A failure is not cached: the next call tries again, without a reload.
      running.catch(() => loading.get(name) === running && loading.delete(name));
      return running;
    },
  };
}

async function exposedArea(boot: Pick<Boot, 'areas'>, name: AreaName): Promise<Area> {
  const entry = boot.areas[name];
  if (!entry) throw new Error('the release set does not have it');
  const { url, integrity } = entry;
  const module = await loadExposed({ name: remoteName(name), url, integrity }, './area');
  if (typeof module !== 'object' || module === null || !('default' in module)) {
    throw new Error('the release exposes no area');
  }
  // Releases are checked before they go live.
  return trusted(module.default);
}

async function within<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
