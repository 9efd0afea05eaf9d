import { isCancelledError } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, useLoaderData } from 'react-router';
import { ApiError } from '../client/api-error';
import { type LoaderArgs, notFound } from './area';

/** The arguments of a page's `load`. */
export interface PageArgs extends LoaderArgs {
  /**
   * Waits for data that the page requires. If it does not exist, the page answers 404. Any other failure is logged and
   * shows the error page with this message (ROU-106): 503 if the back end was late or unavailable, else 500. After too
   * many requests the visitor sees the server's message, which asks to wait.
   *
   * @param name the name of the data, for the log
   * @example const product = await required('product', query.ensureQueryData(productQuery(app, code)), productFailed);
   */
  readonly required: <T>(name: string, reading: Promise<T>, message: string) => Promise<T>;
  /** Waits for optional data. A failure is logged, and the page shows the error in the place of the data. */
  readonly optional: <T>(name: string, reading: Promise<T>) => Promise<T | undefined>;
}

/** A result of `load` with its own status: `data(value, { status: 503 })`. */
type WithStatus<Data> = ReturnType<typeof data<Data>>;

/** The same as the component receives it from the router. */
type Loaded<Data> = ReturnType<typeof useLoaderData<Data>>;

interface PageDefinition<Data> {
  /** Fills the query cache and returns small extra values as plain JSON; may throw `redirect(…)` or `notFound()`. */
  readonly load: (args: PageArgs) => Promise<Data | WithStatus<Data>>;
  readonly Component: ComponentType<{ data: Loaded<Data> }>;
}

/**
 * A page whose component gets the result of its `load`.
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
  const report = (error: unknown, name: string) => {
    // A read can be cancelled because its readers are gone, for example when the customer signs out. That is not a
    // fault.
    if (!isCancelledError(error)) app.report(error, { area: route.owner, phase: 'loader', name });
  };
  return {
    async required(name, reading, message) {
      try {
        return await reading;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) throw notFound();
        // A redirect, or an error that already has a status.
        if (!(error instanceof Error)) throw error;
        report(error, name);
        const known = error instanceof ApiError ? error : null;
        const shown = known?.status === 429 ? known.message : message;
        throw data(shown, { status: known?.isTemporary ? 503 : 500 });
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
