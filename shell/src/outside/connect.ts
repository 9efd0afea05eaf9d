import type { ShellShop } from '../app/shop-context';
import { connectCarrotquest } from './carrotquest';
import { connectMetrika } from './metrika';
import { connectMindbox } from './mindbox';
import { followCart, type Tracked } from './tracked';

/** Brings the outside services that are set up; answers how they are told what the visitor does. */
export function connectOutside(shop: ShellShop): (what: Tracked) => void {
  const { chat, tracking, counters } = shop.settings;
  if (chat) connectCarrotquest(shop, chat);
  const listeners = [
    ...(tracking ? [connectMindbox(shop, tracking)] : []),
    ...(counters ? [connectMetrika(shop, counters)] : []),
  ];
  const tell = (what: Tracked) => {
    for (const listener of listeners) listener(what);
  };
  followCart(shop, tell);
  return tell;
}
