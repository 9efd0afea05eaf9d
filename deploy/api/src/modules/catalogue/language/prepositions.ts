import type { Said } from './read-text';
import { keysOf } from './stem';
import { isAnimal } from './synonyms';

/** What stands before a word: nothing, what makes it a part or excludes it, or a preposition that does not belong to it. */
export type Before = 'nothing' | 'with' | 'without' | 'other';

const parts = new Set(['с', 'со', 'из']);
const exclusions = new Set(['без', 'кроме', 'исключая']);
/** These make parts, and exclude after «не». */
const contains = new Set(['содержит', 'содержащий']);

export const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ую|юю)$/;

/** What a preposition, and the word before it, say about the word after it. */
export function beforeNext(preposition: string, previous: string | null | undefined): Before {
  if (contains.has(preposition)) return previous === 'не' ? 'without' : 'with';
  if (exclusions.has(preposition)) return 'without';
  return parts.has(preposition) ? 'with' : 'other';
}

/** Whether a preposition goes on after a word: «с кошачьей мятой», «с индейкой и рисом», but not «без зерновых кошкам». */
export const goesOn = (word: string, following: string): boolean =>
  (adjective.test(word) && !isAnimal(keysOf(following))) || following === 'и';

/** Whether a word is an ingredient or a part. One that means another is none: a tray «с крышкой» is a closed one. */
export const isPart = ({ means }: Said, before: Before): boolean =>
  before === 'without' || (before === 'with' && means === undefined);

/** «Беззерновой» is «без злаков». */
export const apart = (text: string): string =>
  text.replace(/(?<!\p{L})без-?(?:зерн|злак|глютен)\p{L}*/gu, 'без злаков');
