import * as z from 'zod/mini';
import { type PetKindCode, petKindCode } from '../../pet-kind';
import type { PetAnswer, PetKindAnswer } from '../wire/pet';

/** A page of the catalogue with goods for a pet. */
const fittingSection = z.object({
  /** ID of the section. */
  id: z.int(),
  name: z.string(),
  /** Path of its page, with the filters that fit the pet. */
  path: z.string(),
  /** Only the filters: `filter/vozrast-is-shchenki/apply/`; '' without filters. */
  filterUri: z.string(),
  /** The chosen values: «Щенки», «Мелкие». */
  traits: z.array(z.string()),
});
export type FittingSection = z.infer<typeof fittingSection>;

/** A customer's pet (PET-01). */
export const petState = z.object({
  id: z.int(),
  name: z.string(),
  kind: petKindCode,
  /** «Собака» */
  kindName: z.string(),
  /** '' if not given. */
  breed: z.string(),
  /** DD.MM.YYYY; '' if not given. */
  birthday: z.string(),
  /** Whole months (PET-04); null without a birthday. */
  ageMonths: z.nullable(z.int()),
  /** 0: today; null without a birthday. */
  daysToBirthday: z.nullable(z.int()),
  /** Kilograms; null if not given. */
  weight: z.nullable(z.number()),
  /** Base of the photo's addresses; '' without a photo. */
  picture: z.string(),
  /** The id of the photo, for the form; '' without a photo. */
  pictureId: z.string(),
  /** Base of the addresses of a drawing of the kind; '' if there is none. */
  drawing: z.string(),
  /** Pages with goods for the pet, the best one first; empty if the catalogue has none. */
  sections: z.array(fittingSection),
});
export type PetState = z.infer<typeof petState>;

export const toPet = (answer: PetAnswer): PetState => ({
  id: answer.id,
  name: answer.name,
  kind: answer.animal,
  kindName: answer.animal_name,
  breed: answer.breed?.VALUE ?? '',
  birthday: answer.birthday,
  ageMonths: answer.age,
  daysToBirthday: answer.birthday_in,
  weight: answer.weight,
  picture: answer.picture,
  pictureId: answer.picture_id,
  drawing: answer.animal_icon,
  sections: answer.sections.map(({ id, name, url, uri, traits }) => ({ id, name, path: url, filterUri: uri, traits })),
});

/** A kind of the form, with its breeds (PET-06). */
export interface PetKind {
  readonly code: PetKindCode;
  /** «Собака» */
  readonly name: string;
  readonly breeds: readonly string[];
}

export const toPetKind = ({ xml_id, value, breeds }: PetKindAnswer): PetKind => ({
  code: xml_id,
  name: value,
  breeds: breeds.map(({ VALUE }) => VALUE),
});
