/**
 * Sentences of reviews about one kind of product. Each is complete. `{pet}`: the animal as a masculine subject. `{size}`: the size
 * that was bought. `{|а}`: the endings for a man and for a woman: `заказал{|а}`, `довол{ен|ьна}`.
 */
export interface Theme {
  good: readonly string[];
  /** Neither praise nor blame. */
  fair: readonly string[];
  bad: readonly string[];
  /** In a few words, as people fill in the field. */
  plus: readonly string[];
  minus: readonly string[];
}

/** Combines themes, for example of all medicines and of drops. */
export const mergeThemes = (...themes: readonly Partial<Theme>[]): Theme => ({
  good: themes.flatMap(({ good = [] }) => good),
  fair: themes.flatMap(({ fair = [] }) => fair),
  bad: themes.flatMap(({ bad = [] }) => bad),
  plus: themes.flatMap(({ plus = [] }) => plus),
  minus: themes.flatMap(({ minus = [] }) => minus),
});
