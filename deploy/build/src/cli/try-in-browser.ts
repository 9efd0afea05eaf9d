import { formatSeconds } from 'deploy-command-line/print';
import type { AppVersions } from 'deploy-releases/app-names';
import { readChannel, STABLE } from 'deploy-releases/channels/channel';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { findChromium } from '../try-out/find-chromium';
import { tryOut } from '../try-out/try-out';

/** Published releases, and where they would go live. */
export interface Candidate {
  /** The folder of releases. */
  readonly root: string;
  readonly channel: string;
  readonly versions: AppVersions;
  /** The back end of the running shop. Null: none runs. */
  readonly apiRoot: string | null;
}

/**
 * Opens published releases in Chromium before they go live, with the data of the running shop. Throws {@link
 * ReleaseRejected} with the browser's messages.
 * @param print called with the opened pages, or with the reason why none could be opened
 * @returns whether they were opened
 */
export async function tryInBrowser(
  { apiRoot, ...candidate }: Candidate,
  print: (line: string) => void,
): Promise<boolean> {
  const started = performance.now();
  const skip = (why: string) => {
    print(`В браузере не открыто: ${why}. Это останется в истории`);
    return false;
  };
  if (!(await hasShell(candidate))) return skip('магазина ещё нет');
  const browser = findChromium();
  if (browser === undefined) return skip('нет Chromium, его ставит npm run journeys');
  if (apiRoot === null) return skip('магазин не работает; его адрес можно назвать в API_ROOT');
  const { reasons, pages, unseen } = await tryOut({ ...candidate, apiRoot, browser });
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  print(`В браузере без ошибок, страниц: ${pages}, ${formatSeconds(started)}`);
  if (unseen.length > 0) print(`  загружен только код виджетов, которых нет на этих страницах: ${unseen.join(', ')}`);
  return true;
}

/** Without a shell, live or released now, there are no pages. */
const hasShell = async ({ root, versions }: Omit<Candidate, 'apiRoot'>) =>
  'shell' in versions || (await readChannel(root, STABLE)).live.shell !== undefined;
