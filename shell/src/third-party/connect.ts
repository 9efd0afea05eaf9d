import type { ShellContext } from '../context/shell-context';
import { connectCarrotquest } from './carrotquest';
import { connectMetrika } from './metrika';
import { connectMindbox } from './mindbox';
import { followCart, type TrackedAction } from './tracked-action';

/**
 * The signed link of an order, a visit or a draft. Everyone with this address can see it, so third-party scripts must
 * not read it.
 */
const isSecretPage = () => /^\/(order|visit|preview)\//.test(location.pathname);

/**
 * Loads the configured third-party services. Returns a function that passes the visitor's actions to them. It loads
 * none on a page with a secret address.
 */
export function connectThirdParty(app: ShellContext): (what: TrackedAction) => void {
  if (isSecretPage()) return () => {};
  const { chat, tracking, counters } = app.settings;
  if (chat) connectCarrotquest(app, chat);
  const listeners = [
    ...(tracking ? [connectMindbox(app, tracking)] : []),
    ...(counters ? [connectMetrika(app, counters)] : []),
  ];
  const track = (what: TrackedAction) => {
    for (const listener of listeners) listener(what);
  };
  followCart(app, track);
  return track;
}
