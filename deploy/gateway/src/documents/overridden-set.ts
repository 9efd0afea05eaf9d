import type { Override } from 'deploy-releases/override';
import { type Registry, type ReleaseSet, setOf } from 'deploy-releases/registry';
import type { AreaName } from 'shared-contracts/routes';

/** The set of one tester's browser. */
export interface OverriddenSet {
  readonly set: ReleaseSet;
  /** Areas that this browser takes from elsewhere; the server goes on with their live release: it runs nothing foreign. */
  readonly foreign: Readonly<Partial<Record<AreaName, string>>>;
  /** What is overridden, in words: «mf-catalog 1.2.3». */
  readonly labels: readonly string[];
}

/** What is live, with the parts of an override in their places. Rejects when a version is not there. */
export async function overriddenSet(live: ReleaseSet, override: Override, registry: Registry): Promise<OverriddenSet> {
  const versionOf = (part: keyof ReleaseSet['parts']) => {
    const from = override[part];
    return from && 'version' in from ? from.version : live.parts[part].manifest.version;
  };
  const set = await setOf(
    {
      shell: versionOf('shell'),
      'mf-catalog': versionOf('mf-catalog'),
      'mf-checkout': versionOf('mf-checkout'),
      'mf-cabinet': versionOf('mf-cabinet'),
      'mf-services': versionOf('mf-services'),
      'mf-content': versionOf('mf-content'),
    },
    registry.readRelease,
  );
  const foreign: Partial<Record<AreaName, string>> = {};
  const labels: string[] = [];
  for (const part of ['shell', 'mf-catalog', 'mf-checkout', 'mf-cabinet', 'mf-services', 'mf-content'] as const) {
    const from = override[part];
    if (!from) continue;
    labels.push(`${part} ${'version' in from ? from.version : from.origin}`);
    if ('origin' in from && part !== 'shell') foreign[part] = from.origin;
  }
  return { set, foreign, labels };
}
