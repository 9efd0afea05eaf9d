import type { ComponentType } from 'react';
import { data, useLoaderData } from 'react-router';
import { ApiError } from '../client/api-error';
import { type LoaderArgs, notFound } from './area';

/** What a page's `load` gets. */
export interface PageArgs extends LoaderArgs {
  /**
   * Waits for what the page cannot do without. What does not exist answers 404. Any other failure is logged and answers the error
   * page with this message (ROU-106): 503 where the back end was late or away, else 500.
   *
   * @param name what is read, for the log
   * @example const product = await required('product', query.ensureQueryData(productQuery(app, code)), productFailed);
   */
  readonly required: <T>(name: string, reading: Promise<T>, message: string) => Promise<T>;
  /** Waits for what the page can do without: a failure is logged, and its own place says so. */
  readonly optional: <T>(name: string, reading: Promise<T>) => Promise<T | undefined>;
}

/** What `load` answers with a status of its own: `data(value, { status: 503 })`. */
type WithStatus<Data> = ReturnType<typeof data<Data>>;

/** The same as the router hands it on. */
type Loaded<Data> = ReturnType<typeof useLoaderData<Data>>;

interface PageDefinition<Data> {
  /** Fills the query cache and answers small extras as plain JSON; may throw `redirect(…)` or `notFound()`. */
  readonly load: (args: PageArgs) => Promise<Data | WithStatus<Data>>;
  readonly Component: ComponentType<{ data: Loaded<Data> }>;
}

/**
 * A page whose component gets what its `load` answered.
 *
 * @example export const { Component, loader } = definePage({ load: loadProduct, Component: ProductPage });
 */
export function definePage<Data>({ load, Component }: PageDefinition<Data>) {
  return {
    loader: (args: LoaderArgs) => load({ ...args, ...readingFor(args) }),
    Component() {
      return <Component data={useLoaderData<Data>()} />;
    },
  };
}

function readingFor({ app, route }: LoaderArgs): Pick<PageArgs, 'required' | 'optional'> {
  const report = (error: unknown, name: string) => app.report(error, { area: route.owner, phase: 'loader', name });
  return {
    async required(name, reading, message) {
      try {
        return await reading;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) throw notFound();
        // A redirect, or a status that was chosen already.
        if (!(error instanceof Error)) throw error;
        report(error, name);
        throw data(message, { status: error instanceof ApiError && error.isTemporary ? 503 : 500 });
      }
    },
    async optional(name, reading) {
      try {
        return await reading;
      } catch (error) {
        report(error, name);
        return undefined;
      }
    },
  };
}
