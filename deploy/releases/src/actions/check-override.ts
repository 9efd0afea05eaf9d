import { type AppVersions, appsOf } from '../app-names';
import { readChannel, STABLE } from '../channels/channel';
import { checkServedArea } from '../overrides/check-served-area';
import { type Override, overriddenVersions } from '../overrides/override';
import { readRelease } from '../store/release-store';
import { checkVersions } from './activate';

/**
 * The reasons against an override, as text: releases that do not exist, a set that could not go live, addresses that do
 * not serve the area. An area from an address is not compared with the rest, because it has no release yet.
 *
 * @param root The folder of releases.
 * @param shop Origin of the shop.
 */
export async function checkOverride(root: string, override: Override, shop: string): Promise<string[]> {
  const versions = overriddenVersions(override);
  const missing = await checkExists(root, versions);
  const reasons = missing.length > 0 ? missing : await checkVersions(root, versions);
  return [...reasons, ...(await checkAddresses(root, override, shop))];
}

async function checkExists(root: string, versions: AppVersions): Promise<string[]> {
  const checks = appsOf(versions).map((app) => {
    const version = versions[app] ?? '';
    return readRelease(root, app, version).then(
      () => [],
      () => [`выпуска ${app} ${version} нет; какие есть, покажет npm run releases`],
    );
  });
  return (await Promise.all(checks)).flat();
}

async function checkAddresses(root: string, override: Override, shop: string): Promise<string[]> {
  const { live } = await readChannel(root, STABLE);
  const checks = appsOf(override).map(async (area) => {
    const [from, version] = [override[area], live[area]];
    if (area === 'shell' || !from || !('origin' in from)) return [];
    if (version === undefined) return [`${area} ещё не выпущена: подменять нечего`];
    const { manifest } = await readRelease(root, area, version);
    return checkServedArea({ area, origin: from.origin, entry: manifest.entry, shop });
  });
  return (await Promise.all(checks)).flat();
}
