import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestJson, type ReleaseManifest } from 'deploy-releases/manifest';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { describeApp } from '../describe-app';
import type { App } from '../webpack/app';
import { areaDevConfig } from '../webpack/area-dev-config';
import { serverConfig } from '../webpack/server-config';

/** Milliseconds that a page has to fetch a change before the server's build occupies this process. */
const HEAD_START = 100;

interface WatchedArea {
  /** Serves the files of the browser's build, by their names, and the change events. */
  readonly serve: ReturnType<typeof devMiddleware>;
  /** Resolves when all edits so far are built and `onBuilt` has finished, or the build failed. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Watching {
  /** The sources. */
  readonly app: Pick<App, 'name' | 'folder'>;
  /** The folder of the area's releases. Each rebuild gets its own, `dev-<n>`. */
  readonly releases: string;
  /** Called with each complete rebuild. */
  readonly onBuilt: (manifest: ReleaseManifest) => Promise<void>;
  readonly onError: (message: string) => void;
}

/** Builds an area at each change: for the browser, and a release for the server that the gateway can load. */
export function watchArea({ app, releases, onBuilt, onError }: Watching): WatchedArea {
  const build = { ...app, version: 'dev', out: join(releases, 'building') };
  const web = compilerOf(areaDevConfig(build));
  const server = compilerOf({ ...serverConfig(build), name: `${app.name} server-dev`, cache: false });
  const building = new Set<Compiler>();
  const latest = new Map<Compiler, Stats>();
  let count = 0;
  let queue = Promise.resolve();
  const waiting: (() => void)[] = [];

  /**
   * A release exists when both builds contain the change, so that a document and its scripts come from the same state of the sources.
   */
  function done(stats: Stats) {
    const { compiler } = stats.compilation;
    building.delete(compiler);
    latest.set(compiler, stats);
    if (building.size > 0) return;
    const failed = [...latest.values()].find((result) => result.hasErrors());
    if (failed) onError(failed.toString({ preset: 'errors-only', colors: false }));
    else queue = queue.then(release).catch((error: unknown) => onError(String(error)));
    for (const goOn of waiting.splice(0)) goOn();
  }

  async function release() {
    const webStats = latest.get(web);
    if (!webStats || building.size > 0) return;
    count += 1;
    const version = `dev-${count}`;
    const out = join(releases, version);
    await mkdir(join(out, 'server'), { recursive: true });
    await copyFile(join(build.out, 'server/index.cjs'), join(out, 'server/index.cjs'));
    const described = await describeApp({ ...app, version, out }, webStats);
    const manifest = {
      ...described,
      files: {},
      sizes: { script: 0, style: 0 },
      commit: '',
      dirty: true,
      builtAt: new Date().toISOString(),
    };
    await writeFile(join(out, 'release.json'), manifestJson(manifest));
    await onBuilt(manifest);
  }

  for (const compiler of [web, server]) {
    building.add(compiler);
    compiler.hooks.invalid.tap('watchArea', () => void building.add(compiler));
    compiler.hooks.done.tap('watchArea', done);
  }
  const files = { publicPath: '/', index: false, stats: 'errors-only', hot: { inject: 'none', cors: false } } as const;
  const serve = devMiddleware(web, files, true);
  web.watch({ aggregateTimeout: 20 }, () => undefined);
  const watchingServer = server.watch({ aggregateTimeout: 20 }, () => undefined);
  // The browser's build comes first, and the page fetches it, because the developer is looking at the page.
  let turn: NodeJS.Timeout | undefined;
  web.hooks.invalid.tap('watchArea', () => {
    clearTimeout(turn);
    watchingServer?.suspend();
  });
  web.hooks.done.tap('watchArea', () => {
    turn = setTimeout(() => watchingServer?.resume(), HEAD_START);
  });

  return {
    serve,
    async settled() {
      if (building.size > 0) await new Promise<void>((goOn) => waiting.push(goOn));
      await queue;
    },
    async stop() {
      clearTimeout(turn);
      await Promise.all([web, server].map((compiler) => new Promise((resolve) => compiler.close(resolve))));
      await queue;
    },
  };
}

function compilerOf(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
}
