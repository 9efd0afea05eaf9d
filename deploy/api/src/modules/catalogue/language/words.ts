/** Words without a meaning for the search: prepositions, and words about buying. */
const empty = new Set(
  [
    'для с со и в во на от до по из изо под при без кроме к о об у за или не это чем как что где когда после есть',
    'купить заказать цена цены стоимость недорого недорогой дешево дешевый дешевле скидка скидки скидкой акция акции',
    'хороший хорошая хорошие лучший лучшая лучшие самый самая нужен нужна нужно хочу какой какая какие мой моя моей моего',
    'интернет магазин доставка отзывы фото товар товары порода породы пород',
    'больной больная больные больных больными болит болят болеет болезни содержит содержащий исключая подобрать лет дать давать лечить лечение',
    'the for with and of',
  ]
    .join(' ')
    .split(' '),
);

/** Normalised text for comparing words: lower case, ё as е, one form of each letter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

/** Words and numbers of a text: «Корм 1,5кг» is `корм`, `1.5`, `кг`. */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)?/gu) ?? [];
  return found.map((word) => word.replace(',', '.'));
}

export const isEmptyWord = (word: string): boolean => empty.has(word);

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** The key of a word that a name says is absent: «без аромата» is not «с ароматом». */
export const absent = (key: string): string => `без ${key}`;

/** What a word follows to be absent. */
export const WITHOUT = 'без';
