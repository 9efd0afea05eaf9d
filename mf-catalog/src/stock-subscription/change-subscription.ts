import { type Subscriptions, subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { optimistic, readAgain, runWrite } from '@zapovednik/platform/query';
import { subscriptionsQuery } from './subscriptions-query';

interface Subscriber {
  readonly productId: number;
  readonly email: string;
  /** The visitor has agreed in the dialog to the processing of the address. */
  readonly agreed?: boolean;
}

const isRefused = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/**
 * Subscribes to a product, and shows a notification with the address for the email (API-21).
 *
 * @throws ApiError; 409 if the product is in stock by now
 */
export async function subscribeTo(app: AppContext, { productId, email, agreed }: Subscriber): Promise<void> {
  const { api, bus, query } = app;
  try {
    await runWrite(query, optimistic<Subscriptions>(subscriptionsQuery(app)), {
      patch: (all) => ({ ...all, [productId]: email }),
      send: () => api(subscribe, { a: productId, b: email, ...(agreed && { acceptPersonData: 'Y' }) }),
    });
  } catch (error) {
    // It is in stock: the data of the page is old.
    if (isRefused(error, 409)) void query.invalidateQueries({ queryKey: ['mf-catalog'] });
    throw error;
  }
  await bus.run(showNotification, { kind: 'success', text: `Сообщим на ${email}, когда товар появится` });
}

/** The same for a click; a failure is shown. */
export const trySubscribe = (app: AppContext, subscriber: Subscriber): Promise<void> =>
  subscribeTo(app, subscriber).catch((error: unknown) => {
    const refusal = isRefused(error, 409) && error instanceof ApiError ? error.message : undefined;
    return reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'subscribe' }, refusal);
  });

/** Ends a subscription (API-22). If it has already ended because its email was sent, this is not a failure. */
export async function endSubscription(app: AppContext, { productId, email }: Subscriber): Promise<void> {
  const { api, bus, query } = app;
  const all = subscriptionsQuery(app);
  try {
    await runWrite(query, optimistic<Subscriptions>(all), {
      patch: ({ [productId]: _, ...others }) => others,
      send: () =>
        api(unsubscribe, { a: productId, b: email }).catch((error: unknown) => {
          if (isRefused(error, 404)) return readAgain(query, all);
          throw error;
        }),
    });
  } catch (error) {
    return reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'unsubscribe' });
  }
  await bus.run(showNotification, { text: 'Вы отписались: письма о поступлении не будет' });
}
