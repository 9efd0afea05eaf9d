import { fold } from './words';

const age = /(?<![\p{N}.,])(\p{Nd}{1,2})\s{0,3}(\+|лет|года?|годик(?:а|ов)?|мес|месяц(?:а|ев)?)(?![\p{L}\p{N}])/gu;

/** Cats and dogs are old from this year on. */
const OLD = 7;

interface Age {
  /** In the words of the catalogue. */
  word: string;
  typed: string;
}

/** The ages of animals in a text, «7+», «3 месяца», and the text without them. */
export function takeAges(text: string): { ages: Age[]; rest: string } {
  const ages: Age[] = [];
  const rest = fold(text).replace(age, (typed: string, amount: string, unit: string) => {
    const years = unit.startsWith('мес') ? Number(amount) / 12 : Number(amount);
    ages.push({ word: years < 1 ? 'молодой' : years < OLD ? 'взрослый' : 'пожилой', typed });
    return ' ';
  });
  return { ages, rest };
}
