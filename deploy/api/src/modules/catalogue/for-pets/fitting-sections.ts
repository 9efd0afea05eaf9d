import type { PetAnswer } from '@zapovednik/api/cabinet/wire/pet';
import type { petBreed, petKind } from '../../../db/schema';
import type { Catalogue } from '../in-memory/catalogue';
import type { FilterProperty, SectionRow, ValueRow } from '../products/reference';
import { type Choice, nothingChosen, pathOfChoice } from '../selection/choice';
import { sectionPath } from '../selection/present-section';
import { narrow } from '../selection/select';
import { type PetTraits, traitsOf } from './traits';

type FittingSection = PetAnswer['sections'][number];

/** The most sections below the root section. */
const MOST_CHILDREN = 4;

interface KnownPet extends PetTraits {
  kind: Pick<typeof petKind.$inferSelect, 'xmlId' | 'animal'>;
  breed: Pick<typeof petBreed.$inferSelect, 'animal' | 'size' | 'goodsFor'> | null;
}

/** Values of one property that fit the pet. */
interface Trait {
  property: FilterProperty;
  values: readonly ValueRow[];
}

/**
 * Pages with goods for a pet: the section of its animal, its subsections with the most fitting filters, and the goods
 * for its animal in sections for several animals. A pet without a section of its own gets all of the last. Every link
 * has goods, and a filter only if the goods have its property.
 */
export function fittingSections(pet: KnownPet, { index, lists, reference }: Catalogue): FittingSection[] {
  const animal = pet.breed?.animal ?? pet.kind.animal;
  const traits = traitsOf(pet).flatMap(({ code, values }) => {
    const property = reference.properties.find((one) => one.code === code);
    const knownValues = property?.values.filter(({ value }) => values.includes(value)) ?? [];
    return property && knownValues.length > 0 ? [{ property, values: knownValues }] : [];
  });

  /** The section with as many traits as still leave goods; null: it has no goods. */
  function linkTo(section: SectionRow, wanted: readonly Trait[]): FittingSection | null {
    const list = lists.get(index, reference, { sectionId: section.id });
    if (list.cards === 0) return null;
    let choice: Choice = nothingChosen;
    const chosen: string[] = [];
    for (const { property, values } of wanted) {
      const next = {
        ...choice,
        values: new Map(choice.values).set(
          property.id,
          values.map(({ id }) => id),
        ),
      };
      if (narrow(index, list, next).cards === 0) continue;
      choice = next;
      chosen.push(values[0]?.value ?? '');
    }
    const uri = pathOfChoice(choice, reference);
    return { id: section.id, name: section.name, url: `${sectionPath(section)}${uri}`, uri, traits: chosen };
  }

  const linksTo = (sections: readonly SectionRow[], wanted: readonly Trait[]) =>
    sections.flatMap((section) => linkTo(section, wanted) ?? []);

  const roots = reference.children.get(null) ?? [];
  const various = roots.filter((root) => root.animal === null);
  // Ferrets and hedgehogs have no section of their own.
  if (animal === null) return linksTo(various, []);
  const ofAnimal = roots.filter((root) => root.animal === animal);
  const below = linksTo(
    ofAnimal.flatMap(({ id }) => reference.children.get(id) ?? []),
    traits,
  );
  // The sort is stable: sections with the same number of traits stay in the order of the catalogue.
  const best = [...below].sort((one, other) => other.traits.length - one.traits.length).slice(0, MOST_CHILDREN);
  const named = reference.properties.flatMap((property) => {
    const values = property.values.filter((value) => value.animal === animal);
    return values.length > 0 ? [{ property, values }] : [];
  });
  const forVarious = linksTo(various, named).filter((link) => link.traits.length > 0);
  return [...linksTo(ofAnimal, traits), ...best, ...forVarious];
}
