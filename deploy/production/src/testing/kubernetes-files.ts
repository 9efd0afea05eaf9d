import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

/** The sets of manifests. */
export const sizes = ['small', 'large'] as const;
/** Either of them, and what turns traces and metrics on. */
export const sets = [...sizes, 'telemetry'] as const;

const resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

export type Resource = z.infer<typeof resource>;

/** All resources of a set, in the order of their files. */
export function resourcesOf(set: (typeof sets)[number]): Resource[] {
  const folder = join(root, 'deploy/production/kubernetes', set);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')))
    .map((document) => {
      if (document.errors.length > 0) throw new Error(String(document.errors));
      return resource.parse(document.toJS());
    });
}
