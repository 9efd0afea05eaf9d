import type { PrivateServer } from './private-server';

/** More rows than a table of the shop gets between a moment and the accident that is found days later. */
const SKIPPED = 1_000_000;

/**
 * Lets all numbers go on far behind those that were given after the moment. The shop has sent these to people: an order that is gone must not
 * have its number, and with it its signed link, given to somebody else's order, and banks refuse a payment for a number that they know.
 */
export async function skipNumbers({ query }: PrivateServer): Promise<void> {
  await query(`
    do $$ declare s record; begin
      for s in select * from pg_sequences where schemaname not like 'pg\\_%' loop
        perform setval(
          format('%I.%I', s.schemaname, s.sequencename)::regclass,
          least(coalesce(s.last_value, s.start_value) + ${SKIPPED} * s.increment_by, s.max_value)
        );
      end loop;
    end $$`);
}
