import * as z from 'zod/mini';

/** One value of a filter, with the number of products that match it and the other chosen filters. */
const filterValue = z.object({
  CONTROL_NAME: z.string(),
  /** The value that the field sends: `Y`; for a limit of the price the chosen roubles, or ''. */
  HTML_VALUE: z.string(),
  /** The displayed text; for a limit of the price the limit itself. */
  VALUE: z.string(),
  CHECKED: z.boolean(),
  COUNT: z.int(),
});

/** A filter (CAT-19). `PRICE` filters have two values: the lower and the upper limit. */
const filter = z.object({
  CODE: z.string(),
  NAME: z.string(),
  PRICE: z.boolean(),
  VALUES: z.array(filterValue),
});
export type FilterAnswer = z.infer<typeof filter>;

/**
 * The smart filter. `URI` is the address that applies it: a catalogue path inside a section, else the query string of the chosen
 * controls (`?filter_3_12=Y`, CAT-29, CAT-32).
 */
export const smartFilter = z.object({ FILTERS: z.array(filter), URI: z.string(), ELEMENT_COUNT: z.int() });
export type SmartFilterAnswer = z.infer<typeof smartFilter>;
