import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from 'deploy-releases/manifest';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { describePart } from '../describe-part';
import { areaDevConfig } from '../webpack/area-dev-config';
import type { Part } from '../webpack/part';
import { serverConfig } from '../webpack/server-config';

interface WatchedArea {
  /** Answers requests for the files of the browser's build, by their names, and for the news of changes. */
  readonly serve: ReturnType<typeof devMiddleware>;
  readonly stop: () => Promise<void>;
}

interface Watching {
  /** The sources. */
  readonly part: Pick<Part, 'name' | 'folder'>;
  /** The folder of the area's releases: each rebuild gets one, `dev-<n>`. */
  readonly releases: string;
  /** Told of each rebuild that is whole. */
  readonly onBuilt: (manifest: ReleaseManifest) => Promise<void>;
  readonly onError: (message: string) => void;
}

/** Builds an area at each change: for the browser, and for the server a release that the gateway can swap in. */
export function watchArea({ part, releases, onBuilt, onError }: Watching): WatchedArea {
  const build = { ...part, version: 'dev', out: join(releases, 'building') };
  const web = compilerOf(areaDevConfig(build));
  const server = compilerOf({ ...serverConfig(build), name: `${part.name} server-dev`, cache: false });
  const latest: { web?: Stats; server?: Stats } = {};
  let count = 0;
  let queue = Promise.resolve();

  const done = (side: 'web' | 'server') => (stats: Stats) => {
    if (stats.hasErrors()) return onError(stats.toString({ preset: 'errors-only', colors: false }));
    latest[side] = stats;
    queue = queue.then(release).catch((error: unknown) => onError(String(error)));
  };

  async function release() {
    if (!latest.web || !latest.server) return;
    count += 1;
    const version = `dev-${count}`;
    const out = join(releases, version);
    await mkdir(join(out, 'server'), { recursive: true });
    await copyFile(join(build.out, 'server/index.cjs'), join(out, 'server/index.cjs'));
    const described = await describePart({ ...part, version, out }, latest.web);
    const manifest = {
      ...described,
      files: {},
      sizes: { script: 0, style: 0 },
      commit: '',
      dirty: true,
      builtAt: new Date().toISOString(),
    };
    await writeFile(join(out, 'release.json'), JSON.stringify(manifest));
    await onBuilt(manifest);
  }

  web.hooks.done.tap('watchArea', done('web'));
  server.hooks.done.tap('watchArea', done('server'));
  const watching = server.watch({ aggregateTimeout: 50 }, () => undefined);
  const serve = devMiddleware(web, { publicPath: '/', stats: 'none', hot: { inject: 'none', cors: false } });

  return {
    serve,
    async stop() {
      await new Promise((resolve) => serve.close(resolve));
      await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(null)));
      await queue;
    },
  };
}

function compilerOf(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
}
