import type { Illustration } from 'deploy-api/db/schema/illustration';
import type { Random } from '../random/random';
import type { Family } from './families/families';
import type { Size } from './kinds/kind';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The content of a product's picture: its packaging in the brand's colours, with a label for its name. */
export function illustrationOf(family: Family, size: Size, index: number, random: Random): Illustration {
  const { kind, brand, head, choices, sizes } = family;
  const taste = choices.find((choice) => choice.recipe);
  const others = choices.filter((choice) => choice !== taste && choice.text !== '');
  const lines = [
    taste ? (taste.label ?? taste.text) : head.text,
    ...others.map((choice) => choice.label ?? choice.text),
    size.text,
  ];
  const place = sizes.length === 1 ? 1 : Math.round((index * 2) / (sizes.length - 1));
  return {
    shape: choices.find((choice) => choice.shape)?.shape ?? head.shape ?? kind.shape,
    palette: brand.palette,
    brand: brand.name,
    label: lines.slice(0, 6).map((line) => capital(line).slice(0, 80)),
    animal: kind.animal,
    size: (['s', 'm', 'l'] as const)[place] ?? 'm',
    seed: random.int(0, 999_999),
  };
}
