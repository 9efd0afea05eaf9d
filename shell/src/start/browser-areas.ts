import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { AREAS, type AreaName } from 'shared-contracts/routes';
import type { Area } from 'shared-contracts/shop';
import { type AreaHost, AreaUnavailable } from '../areas/area-host';
import type { Boot } from '../boot';

/** How long an area may take to arrive, in milliseconds; later its place says so and offers a retry. */
const LOAD_LIMIT = 8_000;

const remoteName = (name: AreaName) => name.replace('-', '_');

/**
 * The areas of the document's release set, over federation.
 * @param start runs once for each area, before anything of it is used
 */
export function browserAreas(boot: Boot, start: (area: Area) => void): AreaHost {
  registerRemotes(AREAS.map((name) => ({ name: remoteName(name), entry: boot.areas[name].url })));
  const loading = new Map<AreaName, Promise<Area>>();
  const ready = new Map<AreaName, Area>();
  const version = (name: AreaName) => boot.areas[name].version;

  async function bring(name: AreaName): Promise<Area> {
    try {
      const module = await within(
        loadRemote<{ default: Area }>(`${remoteName(name)}/area`, { from: 'runtime' }),
        LOAD_LIMIT,
      );
      if (!module) throw new Error('the release exposes no area');
      start(module.default);
      ready.set(name, module.default);
      return module.default;
    } catch (error) {
      throw new AreaUnavailable(name, version(name), { cause: error });
    }
  }

  return {
    version,
    ready: (name) => ready.get(name),
    load(name) {
      const running = loading.get(name) ?? bring(name);
      loading.set(name, running);
      // A failure is not kept: the next call tries again, without a reload.
      running.catch(() => loading.get(name) === running && loading.delete(name));
      return running;
    },
  };
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
