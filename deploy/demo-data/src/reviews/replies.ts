import * as z from 'zod/mini';
import type { Random } from '../random/random';
import { readData } from '../reading/read-data';

const texts = z.array(z.string());
const { greetings, good, fair, bad } = readData(
  'reviews/replies.json',
  z.strictObject({
    /** `{name}`: the author of the review. */
    greetings: texts,
    good: texts,
    fair: texts,
    bad: texts,
  }),
);

/** The shop's answer to a review, mostly to dissatisfied customers. '' without an answer. */
export function replyOf({ name, score }: { name: string; score: number }, random: Random): string {
  if (!random.chance(score <= 2 ? 0.7 : score === 3 ? 0.4 : 0.06)) return '';
  return `${random.pick(greetings).replace('{name}', name)} ${random.pick(score <= 2 ? bad : score === 3 ? fair : good)}`;
}
