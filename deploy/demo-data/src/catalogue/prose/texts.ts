import type { Random } from '../../random/random';
import { brandInWords } from '../brands/brands';
import type { Family } from '../families/families';
import { composition, feedingTable, type Meal } from './meal';

export interface Texts {
  /** One or two sentences, plain. */
  preview: string;
  /** HTML. */
  detail: string;
}

function paragraph(...sentences: string[]): string {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? '' : `<p>${text}</p>`;
}

function list(heading: string, points: readonly string[]): string {
  return points.length === 0
    ? ''
    : `<h3>${heading}</h3><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

function mealOf({ kind, choices }: Family): Meal | undefined {
  const recipe = choices.find((choice) => choice.recipe)?.recipe;
  const { prose } = kind.story;
  if (!recipe || (prose !== 'dogMeal' && prose !== 'catMeal')) {
    return undefined;
  }
  return {
    animal: prose === 'dogMeal' ? 'dog' : 'cat',
    isDry: kind.shape === 'bag',
    appetite: choices.reduce((appetite, choice) => appetite * (choice.appetite ?? 1), 1),
    recipe,
  };
}

/** The family as a phrase: «Сухой корм «Лесной пёс» с ягнёнком и рисом для щенков». */
function subject({ kind, brand, line, head, choices }: Family, meal: Meal | undefined): string {
  const [first] = kind.facets;
  const [audience] = choices;
  return [
    `${head.text} ${brandInWords(brand, line)}`,
    ...(meal ? [`с ${meal.recipe.with}`] : []),
    ...(first?.separator === ' ' && audience && audience.text !== '' ? [audience.text] : []),
  ].join(' ');
}

/** Some of the sentences, in their original order. */
function some(sentences: readonly string[], count: number, random: Random): string[] {
  const chosen = new Set(random.sample(sentences, count));
  return sentences.filter((sentence) => chosen.has(sentence));
}

/** The texts of a family. Its variants share them. */
export function textsOf(family: Family, random: Random): Texts {
  const { kind, brand, choices } = family;
  const { story } = kind;
  const about = random.pick(story.about);
  const meal = mealOf(family);
  const notes = choices.flatMap((choice) =>
    choice.notes ? random.sample(choice.notes, choice.notes.length === 2 ? random.int(1, 2) : 1) : [],
  );
  const made = meal
    ? composition(meal, random) + feedingTable(meal)
    : story.composition && story.composition.length > 0
      ? `<h3>Состав</h3>${paragraph(`${random.pick(story.composition).replace(/^./, (first) => first.toUpperCase())}.`)}`
      : '';
  const opening = `${subject(family, meal)}.`;
  const country = `Родина бренда — ${brand.country}.`;
  return {
    preview: [about, ...notes.slice(0, 1)].join(' '),
    detail: [
      paragraph(opening, about, ...notes),
      list(kind.story.prose === 'remedy' ? 'Свойства' : 'Особенности', some(story.features, random.int(3, 5), random)),
      made,
      `<h3>${story.adviceHeading}</h3>`,
      paragraph(...some(story.advice, 3, random)),
      paragraph(country),
    ].join(''),
  };
}
