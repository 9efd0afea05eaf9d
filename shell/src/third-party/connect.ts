import type { ShellContext } from '../app/shell-context';
import { connectCarrotquest } from './carrotquest';
import { connectMetrika } from './metrika';
import { connectMindbox } from './mindbox';
import { followCart, type TrackedAction } from './tracked-action';

/** Loads the configured third-party services; returns a function that passes the visitor's actions to them. */
export function connectThirdParty(app: ShellContext): (what: TrackedAction) => void {
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
