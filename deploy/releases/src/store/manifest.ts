import { GUARDS, LAYOUTS } from '@zapovednik/platform/define';
import * as z from 'zod/mini';
import { appName, versionName } from '../app-names';

/** A page as a release declares it. */
export const releasedRoute = z.object({
  id: z.string(),
  path: z.string(),
  owner: appName,
  layout: z.enum(LAYOUTS),
  guards: z.array(z.enum(GUARDS)),
  rendered: z.enum(['city', 'person']),
  query: z.array(z.string()),
  redirect: z.optional(z.string()),
  footer: z.boolean(),
  device: z.optional(z.literal('phone')),
  hidden: z.optional(z.literal(true)),
  requirement: z.string(),
});

/** A page that an app has removed: its address redirects (301), or without `redirect` answers 410. */
const removedPage = z.object({
  /** The path of its route: `/sales/:code`. */
  path: z.string().check(z.startsWith('/')),
  /** A path on the same host. */
  redirect: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
});

/** Files of one named chunk, which a page needs in addition to the entry. Paths inside `web/`. */
const chunkFiles = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** A path inside a release. It must not lead out of the folder. */
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[\w@][\w@.+~/-]*$/));

/** Brotli bytes. */
const weight = z.object({ script: z.number(), style: z.number() });

const manifestFile = z.object({
  /** The app. Published releases use the name `area`; the code uses `app`. */
  area: appName,
  version: versionName,
  /** The version of shared-contracts it was built with. */
  contract: z.string(),
  /** Shared packages: the versions that the shell provides, or the ranges that an area requires. */
  provides: z.record(z.string(), z.string()),
  requires: z.record(z.string(), z.string()),
  routes: z.array(releasedRoute),
  /** Pages that were removed permanently, and the answers of their addresses. */
  removed: z._default(z.array(removedPage), []),
  widgets: z.array(z.string()),
  commands: z.array(z.string()),
  /** Events that load the area even if the page does not contain it. */
  wakesOn: z.array(z.string()),
  /** The script that starts the app in the browser, inside `web/`. */
  entry: z.string(),
  /** By chunk name: `entry` (always needed), `page-<route id>`, `widget-<name>`. */
  chunks: z.record(z.string(), chunkFiles),
  /** sha256, in the form of an integrity attribute, of every file of the release except this one. */
  files: z.record(filePath, z.string()),
  /** First load of the entry with its largest page. */
  sizes: weight,
  /** The maximum that the team allows. */
  budgets: weight,
  /** Only the shell has it: the largest budgets that an area may set. */
  areaCaps: z.optional(weight),
  commit: z.string(),
  /** Built from a working tree with uncommitted changes. */
  dirty: z._default(z.boolean(), false),
  builtAt: z.string(),
});

/** `release.json`: all that can be read of a release without running it. */
export const releaseManifest = z.pipe(
  manifestFile,
  z.transform(({ area, ...manifest }) => ({ app: area, ...manifest })),
);
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** The content of `release.json`, which {@link releaseManifest} parses. */
export const manifestJson = ({ app, ...manifest }: ReleaseManifest): string =>
  JSON.stringify({ area: app, ...manifest }, null, 2);

export type ReleasedRoute = z.infer<typeof releasedRoute>;

/** `area.json` in the source folder of an app. */
export const areaFile = z.object({
  name: appName,
  commands: z.array(z.string()),
  wakesOn: z.array(z.string()),
  removed: z._default(z.array(removedPage), []),
  budgets: weight,
  areaCaps: z.optional(weight),
  /** The modules of other owners that its sources import, sorted: who has to be asked before they change. */
  uses: z._default(z.array(z.string()), []),
});
