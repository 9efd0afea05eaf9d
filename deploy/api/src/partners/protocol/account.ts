import * as z from 'zod/mini';

/**
 * The account of one third-party service from the settings. Null when none of its settings is set.
 *
 * @throws Error when only some are set: an incomplete service stops the start
 */
export function accountOf<S extends z.ZodMiniObject>(schema: S, settings: object): z.output<S> | null {
  const set = new Map(Object.entries(settings));
  if (!Object.keys(schema.shape).some((name) => set.get(name) !== undefined)) return null;
  const account = schema.safeParse(settings);
  if (account.success) return account.data;
  throw new Error(`A third-party service is set up only in part: ${z.prettifyError(account.error)}`);
}
