import * as z from 'zod/mini';
import { flag, id, picture } from '../../field';
import { petKindCode } from '../../pet-kind';

const breed = z.object({ ID: id, VALUE: z.string() });

/** A customer's pet (PET-01), with additional data for the cabinet. Only its owner can read it. */
export const petAnswer = z.object({
  id,
  /** ID of the customer. */
  owner: id,
  /** The kind, by its `xml_id`. */
  animal: petKindCode,
  /** «Собака» */
  animal_name: z.string(),
  /** A drawing of the kind; '' if there is none. */
  animal_icon: picture,
  name: z.string(),
  /** DD.MM.YYYY; '' if not given. */
  birthday: z.string(),
  /** Whole months (PET-04). */
  age: z.nullable(z.int()),
  /** Days until the next birthday in the city of the call; 0: today. */
  birthday_in: z.nullable(z.int()),
  breed: z.nullable(breed),
  /** Kilograms, with three decimals. */
  weight: z.nullable(z.number()),
  /** '' without a photo. */
  picture,
  picture_id: z.string(),
  /** Pages of the catalogue with goods for this pet, the best one first. `uri` is the filter part of `url`. */
  sections: z.array(z.object({ id, name: z.string(), url: z.string(), uri: z.string(), traits: z.array(z.string()) })),
});
export type PetAnswer = z.infer<typeof petAnswer>;

/** A kind of animals (PET-02) with its breeds; `def` is Y for the kind that is used for all others. */
export const petKindAnswer = z.object({
  def: flag,
  id,
  property_id: id,
  sort: z.int(),
  value: z.string(),
  xml_id: z._default(petKindCode, 'other'),
  breeds: z.array(breed),
});
export type PetKindAnswer = z.infer<typeof petKindAnswer>;
