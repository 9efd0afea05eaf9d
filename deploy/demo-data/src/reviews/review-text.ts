import type { Random } from '../random/random';
import { service, type Theme } from './themes/theme';

interface ReviewTextOptions {
  theme: Theme;
  /** The animal as a subject, e.g. «Наш шпиц». */
  pet: string;
  /** «3 кг»; '' if sentences about the size make no sense. */
  size: string;
  isWoman: boolean;
  score: number;
  /** The sentences of the page so far: none of them is said again. Those of this review are added. */
  used: Set<string>;
}

/** The number of sentences of each tone for a score, about the product and about the service. */
function tonesOf(score: number, random: Random): { good: number; fair: number; bad: number; service: number } {
  if (score === 5) return { good: random.int(1, 3), fair: 0, bad: 0, service: random.chance(0.4) ? 1 : 0 };
  if (score === 4)
    return { good: random.int(1, 2), fair: random.chance(0.7) ? 1 : 0, bad: 0, service: random.chance(0.25) ? 1 : 0 };
  if (score === 3)
    return { good: random.int(0, 1), fair: random.int(1, 2), bad: random.chance(0.3) ? 1 : 0, service: 0 };
  return {
    good: 0,
    fair: score === 2 ? random.int(0, 1) : 0,
    bad: random.int(1, 2),
    service: random.chance(0.35) ? 1 : 0,
  };
}

/** The text of a review, and its advantages and disadvantages. */
export function reviewText(said: ReviewTextOptions, random: Random): { text: string; plus: string; minus: string } {
  const { theme, score } = said;
  const tones = tonesOf(score, random);
  // Without a size, sentences about it are left out.
  const fitting = (sentences: readonly string[]) =>
    sentences.filter((one) => !said.used.has(one) && (said.size !== '' || !one.includes('{size}')));
  const sentences = [
    ...random.sample(fitting(theme.good), tones.good),
    ...random.sample(fitting(theme.fair), tones.fair),
    ...random.sample(fitting(theme.bad), tones.bad),
    ...random.sample(fitting(score >= 3 ? service.good : service.bad), tones.service),
  ];
  for (const one of sentences) said.used.add(one);
  const words = (own: readonly string[], bought: readonly string[], share: number) =>
    random.chance(share) ? random.sample([...own, ...bought.slice(0, 1)], random.int(1, 2)).join(', ') : '';
  return {
    text: sentences.map((one) => fillPlaceholders(one, said)).join(' '),
    plus: capital(words(theme.plus, service.plus, score >= 4 ? 0.65 : score === 3 ? 0.5 : 0.15)),
    minus: capital(words(theme.minus, score < 5 ? service.minus : [], score === 5 ? 0.12 : score === 4 ? 0.5 : 0.75)),
  };
}

function fillPlaceholders(sentence: string, { pet, size, isWoman }: ReviewTextOptions): string {
  return capital(
    sentence
      .replace(/^\{pet\}/, pet)
      .replaceAll('{pet}', `${pet.charAt(0).toLowerCase()}${pet.slice(1)}`)
      .replaceAll('{size}', size)
      .replace(/\{([^|}]*)\|([^}]*)\}/g, isWoman ? '$2' : '$1'),
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
