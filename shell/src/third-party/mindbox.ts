import { setMindboxData } from '@zapovednik/api/shell/calls/tracking';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { ApiError } from '@zapovednik/platform/client';
import type { PublicSettings } from '@zapovednik/platform/settings';
import * as z from 'zod/mini';
import type { ShellContext } from '../context/shell-context';
import { loadScript } from './load-script';
import { poll } from './poll';
import { recommendationCity } from './recommendation-city';
import { CURRENCY, type TrackedAction } from './tracked-action';
import { utmOf } from './utm';

type Settings = NonNullable<PublicSettings['tracking']>;

/** Mindbox's API: a queue at first, and the script's own function after it has loaded. */
type Mindbox = ((...command: unknown[]) => void) & { queue?: unknown[] };

const device = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** Sends the visitor's actions to Mindbox, and Mindbox's id of this browser to the back end (TRK-01, TRK-02, TRK-10). */
export function connectMindbox(app: ShellContext, { endpoint, script }: Settings): (what: TrackedAction) => void {
  const queue: unknown[] = [];
  const early: Mindbox = Object.assign((...command: unknown[]) => void queue.push(command), { queue });
  Object.assign(window, { mindbox: early });
  const mindbox = (...command: unknown[]) => scriptOf()?.(...command);
  mindbox('create', { endpointId: endpoint });
  loadScript(script);

  const run = (operation: string, data: object) => mindbox('async', { operation: `Website.${operation}`, data });
  const city = { externalId: String(recommendationCity(app.city)) };
  run('SetLocation', { customer: { area: { ids: city } } });
  void introduce(app);
  // A new session does not have the id of this browser yet.
  app.bus.on(sessionChanged, () => void introduce(app));

  return (what) => run(...operationOf(what));
}

function scriptOf(): Mindbox | null {
  const found: unknown = Reflect.get(window, 'mindbox');
  return isMindbox(found) ? found : null;
}

const isMindbox = (value: unknown): value is Mindbox => typeof value === 'function';

/** Mindbox's id of this browser. Undefined if the browser forbids storage. */
function deviceId(): string | undefined {
  try {
    return device.safeParse(localStorage.getItem('mindboxDeviceUUID')).data;
  } catch {
    return undefined;
  }
}

/** Mindbox's script stores its id of this browser where our pages can read it. */
async function introduce({ api, report }: ShellContext): Promise<void> {
  try {
    const endpointid = await poll(deviceId);
    if (endpointid) await api(setMindboxData, { endpointid });
  } catch (error) {
    // The shell continues with another session, which is introduced then.
    if (error instanceof ApiError && error.isSessionExpired) return;
    report(error, { area: 'shell', phase: 'event', name: 'mindbox' });
  }
}

const idsOf = (id: number) => ({ ids: { website: String(id) } });

function operationOf(what: TrackedAction): [string, object] {
  switch (what.kind) {
    case 'product':
      return [
        'ViewProduct',
        { viewProduct: { product: idsOf(what.productId), price: what.price, currency: CURRENCY } },
      ];
    case 'category':
      return ['ViewCategory', { viewProductCategory: { productCategory: idsOf(what.sectionId) } }];
    case 'search':
      return ['Search', { customerAction: { customFields: { searchPhrase: what.text } } }];
    case 'cart':
      return ['AddToCart', { addProductToList: { product: idsOf(what.productId), count: what.quantity } }];
    case 'remove':
      return ['RemoveFromCart', { removeProductFromList: { product: idsOf(what.productId) } }];
    case 'purchase':
      return [
        'Purchase',
        {
          order: {
            ids: { websiteID: String(what.orderId) },
            totalPrice: what.sum,
            currency: CURRENCY,
            customFields: utmOf(document.cookie),
          },
        },
      ];
  }
}
