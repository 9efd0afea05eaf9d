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

/**
 * The shop's answer to a review, mostly to dissatisfied customers. '' without an answer.
 *
 * @param used the sentences of the page so far: none of them is said again
 */
export function replyOf({ name, score }: { name: string; score: number }, used: Set<string>, random: Random): string {
  if (!random.chance(score <= 2 ? 0.7 : score === 3 ? 0.4 : 0.06)) return '';
  const [words] = random.sample(
    (score <= 2 ? bad : score === 3 ? fair : good).filter((one) => !used.has(one)),
    1,
  );
  if (words === undefined) return '';
  used.add(words);
  return `${random.pick(greetings).replace('{name}', name)} ${words}`;
}
