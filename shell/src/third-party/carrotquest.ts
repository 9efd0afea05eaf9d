import { chatEvent, getChatHash, setCarrotId } from '@zapovednik/api/shell/calls/tracking';
import { checkoutStarted } from '@zapovednik/areas/checkout/events';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import type { PublicSettings } from '@zapovednik/platform/settings';
import * as z from 'zod/mini';
import type { ShellContext } from '../context/shell-context';
import { loadScript } from './load-script';
import { poll } from './poll';

type Settings = NonNullable<PublicSettings['chat']>;

/** Commands that are queued until the chat's script is loaded. */
const COMMANDS = ['connect', 'track', 'identify', 'auth', 'onReady', 'addCallback', 'removeCallback'] as const;
type Command = (typeof COMMANDS)[number];

/** The id that the script gives to this browser. */
const introduced = z.object({ data: z.object({ user: z.object({ id: z.string().check(z.minLength(1)) }) }) });

/**
 * Loads the chat and exchanges ids: the back end gets the chat's id of this browser, and the chat gets the signed-in
 * user (TRK-04, TRK-08, TRK-09). The start of an order is reported to the chat (TRK-13).
 */
export function connectCarrotquest(app: ShellContext, { key, script }: Settings): void {
  // Commands and their arguments alternate, as the script expects them.
  const waiting: unknown[] = [];
  const early = Object.fromEntries(
    COMMANDS.map((command) => [command, (...given: unknown[]) => void waiting.push(command, given)]),
  );
  Object.assign(window, { carrotquest: { ...early, settings: {} }, carrotquestasync: waiting });
  run('connect', key);
  loadScript(script);
  void introduce(app);
  app.bus.on(sessionChanged, () => void introduce(app));
  app.bus.on(checkoutStarted, () => void tell(app, 'gotoCheckout'));
}

function run(command: Command, ...given: unknown[]): void {
  const chat: unknown = Reflect.get(window, 'carrotquest');
  if (typeof chat !== 'object' || chat === null) return;
  const handler: unknown = Reflect.get(chat, command);
  if (typeof handler === 'function') handler.apply(chat, given);
}

async function tell({ api, report }: ShellContext, event: 'gotoCheckout'): Promise<void> {
  try {
    await api(chatEvent, { event });
  } catch (error) {
    report(error, { area: 'shell', phase: 'event', name: 'carrotquest' });
  }
}

async function introduce({ api, person, report }: ShellContext): Promise<void> {
  try {
    const id = await poll(() => introduced.safeParse(Reflect.get(window, 'carrotquest')).data?.data.user.id);
    if (id === null) return;
    await api(setCarrotId, { id });
    const { userId } = await person();
    if (userId === null) return;
    const { hash } = await api(getChatHash, { userId: String(userId) });
    run('auth', String(userId), hash);
  } catch (error) {
    report(error, { area: 'shell', phase: 'event', name: 'carrotquest' });
  }
}
