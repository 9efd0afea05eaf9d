import { join } from 'node:path';
import { provideWidget } from '@zapovednik/platform/provide-widget';
import { loadBundle, nodeSupply } from 'deploy-releases/bundles/load-bundle';
import { loadFailure } from 'deploy-releases/bundles/load-failure';
import { type ReleaseManifest, releasedRoute } from 'deploy-releases/store/manifest';
import * as z from 'zod/mini';
import type { App } from './sources/app';
import { BuildFailed } from './sources/build-failed';
import { sharedModules } from './sources/shared-modules';

const areaModule = z.object({
  default: z.object({
    routes: z.array(z.object({ route: releasedRoute })),
    widgets: z.array(z.object({ widget: z.object({ name: z.string() }) })),
  }),
});

const shellModule = z.object({ routes: z.array(releasedRoute) });

/** The routes and widgets that an app declares in code, read from its server bundle. Rejects with {@link BuildFailed}. */
export async function describeBundle(app: App): Promise<Pick<ReleaseManifest, 'routes' | 'widgets'>> {
  try {
    return await readBundle(app);
  } catch (error) {
    throw new BuildFailed(`${app.name}: серверная сборка не запускается: ${loadFailure(error)}`);
  }
}

async function readBundle(app: App): ReturnType<typeof describeBundle> {
  const file = join(app.out, 'server/index.cjs');
  if (app.name === 'shell') return { routes: shellModule.parse(loadBundle(file, nodeSupply)).routes, widgets: [] };
  const modules = await suppliedModules();
  const supply = (name: string) => modules[name];
  const area = areaModule.parse(loadBundle(file, supply)).default;
  return { routes: area.routes.map(({ route }) => route), widgets: area.widgets.map(({ widget }) => widget.name) };
}

/**
 * The modules that an area may import. Modules with styles are replaced by stand-ins, except for the functions that
 * declarations call.
 */
async function suppliedModules(): Promise<Record<string, unknown>> {
  const entries = Object.entries(sharedModules).map(async ([name, { from }]) => {
    const styled = name === '@zapovednik/ui' || name === '@zapovednik/areas/widgets';
    return [name, styled ? standInWith({ provideWidget }) : await import(from ?? name)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const standInWith = (real: Readonly<Record<string, unknown>>): unknown => {
  const standIn: unknown = new Proxy(() => standIn, {
    get: (_, key) => (typeof key === 'symbol' ? undefined : (real[key] ?? standIn)),
  });
  return standIn;
};
