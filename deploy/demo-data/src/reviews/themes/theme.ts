import * as z from 'zod/mini';
import { readData } from '../../reading/read-data';

const sentences = z._default(z.array(z.string()), []);

/**
 * Sentences of reviews about one kind of product. Each is complete. `{pet}`: the animal as a masculine subject. `{size}`: the size
 * that was bought. `{|а}`: the endings for a man and for a woman: `заказал{|а}`, `довол{ен|ьна}`.
 */
const theme = z.strictObject({
  good: sentences,
  /** Neutral sentences. */
  fair: sentences,
  bad: sentences,
  /** Short, as people fill in the field. */
  plus: sentences,
  minus: sentences,
});
export type Theme = z.infer<typeof theme>;

/** Comments about any purchase: delivery, price, packaging. */
export const service = readData('reviews/any-purchase.json', theme);

const themes = new Map(
  ['meals', 'care', 'home', 'cages', 'tanks'].flatMap((file) =>
    Object.entries(readData(`reviews/themes/${file}.json`, z.record(z.string(), theme))),
  ),
);

export const themeName = z.enum([...themes.keys()]);

/** Several themes as one, for example of all medicines and of drops. */
export function themesOf(names: readonly string[]): Theme {
  const all = names.flatMap((name) => themes.get(name) ?? []);
  return {
    good: all.flatMap(({ good }) => good),
    fair: all.flatMap(({ fair }) => fair),
    bad: all.flatMap(({ bad }) => bad),
    plus: all.flatMap(({ plus }) => plus),
    minus: all.flatMap(({ minus }) => minus),
  };
}
