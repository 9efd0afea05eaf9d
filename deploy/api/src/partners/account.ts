import * as z from 'zod/mini';

/**
 * The account of one outside service as the settings give it; null when none of its settings is set.
 *
 * @throws Error when some are set and others are not: a service that is set up by half stops the start.
 */
export function accountOf<S extends z.ZodMiniObject>(schema: S, settings: object): z.output<S> | null {
  const set = new Map(Object.entries(settings));
  if (!Object.keys(schema.shape).some((name) => set.get(name) !== undefined)) return null;
  const account = schema.safeParse(settings);
  if (account.success) return account.data;
  throw new Error(`An outside service is set up by half: ${z.prettifyError(account.error)}`);
}
