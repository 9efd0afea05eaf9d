import type { PetKindCode } from '@zapovednik/api/pet-kind';
import { Bird, Cat, Dog, Fish, PawPrint, Rabbit, Turtle } from '@zapovednik/ui/icons';

const icons = {
  dog: Dog,
  cat: Cat,
  bird: Bird,
  fish: Fish,
  rodent: Rabbit,
  turtle: Turtle,
  ferret: PawPrint,
  other: PawPrint,
} satisfies Record<PetKindCode, unknown>;

/** The icon of a kind of pets. */
export function KindIcon({ kind }: { kind: PetKindCode }) {
  const Icon = icons[kind];
  return <Icon />;
}
