import { ApiError } from 'shared-contracts/client';
import { data } from 'shared-contracts/router';
import { notFound, type Shop } from 'shared-contracts/shop';

/**
 * What a page cannot do without. What does not exist answers 404; any other failure is logged and answers the error page
 * with the specification's message (ROU-106): 503 when the back end was late or refused, else 500.
 *
 * @param name what was read, for the log
 */
export async function required<T>(shop: Shop, name: string, work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    shop.report(error, { area: 'mf-catalog', doing: 'loader', name });
    throw data(message, { status: error instanceof ApiError && error.isTemporary ? 503 : 500 });
  }
}

/** What a page can do without: a failure is logged, and the page goes on with `undefined`. */
export async function optional<T>(shop: Shop, name: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    shop.report(error, { area: 'mf-catalog', doing: 'loader', name });
    return undefined;
  }
}
