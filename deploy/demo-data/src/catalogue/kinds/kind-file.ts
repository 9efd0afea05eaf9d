import { animalOfProduct, shape } from 'deploy-api/db/schema/illustration';
import * as z from 'zod/mini';
import { trade } from '../brands/brand';
import { sections } from '../sections/sections';
import { colours } from './colours';
import { dishesName } from './dishes';
import { property, prose } from './kind';
import { sizeSet } from './sizes';

/** One option of a choice: its text in the product's name, and its other effects. */
const option = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    /** Its text on the label; by default as in the name. */
    label: z.optional(z.string()),
    /** Code of the third-level section of this option. */
    leaf: z.optional(z.string()),
    /** Its filter values. */
    values: z.optional(z.partialRecord(property, z.string())),
    /** Price factor compared to the other options. */
    priceFactor: z.optional(z.number()),
    /** Daily need compared to an adult animal. */
    appetite: z.optional(z.number()),
    shape: z.optional(shape),
    /** Whole sentences for the description. */
    notes: z.optional(z.array(z.string())),
    /** Sizes of this option, instead of the kind's. */
    sizes: z.optional(z.array(sizeSet)),
  }),
]);
export type FileOption = z.infer<typeof option>;

const separator = z._default(z.enum([' ', ', ', ', цвет ']), ' ');

/** A dimension of choice: its own options, a list of this file, colours, or dishes. */
const facet = z.union([
  z.strictObject({ separator, options: z.union([z.string(), z.array(option)]) }),
  z.strictObject({ separator, colours }),
  z.strictObject({ separator, dishes: dishesName }),
]);
export type FileFacet = z.infer<typeof facet>;

const sentences = z.array(z.string());
const wholeStory = z.strictObject({
  prose,
  /** Opening sentences, each complete. */
  about: sentences,
  /** Points of the list «Особенности», without a full stop. */
  features: sentences,
  adviceHeading: z.string(),
  /** Care, use or storage, whole sentences. */
  advice: sentences,
  /** «Состав» of products that are not meals. */
  composition: z.optional(sentences),
});
/** A story that equals another one of this file, except for some texts. */
const likeStory = z.extend(z.partial(wholeStory), { like: z.string() });

const story = z.union([wholeStory, likeStory]);
export type FileStory = z.infer<typeof story>;

/** A section of the second level. */
const section = z.enum(sections().flatMap(({ depth, uniqueCode }) => (depth === 2 ? uniqueCode : [])));

const kind = z.strictObject({
  code: z.string(),
  share: z.number(),
  section,
  trade,
  shape,
  names: z.array(option),
  facets: z.array(facet),
  sizes: z.array(sizeSet),
  offersBy: property,
  price: z.number(),
  bulk: z._default(z.number(), 1),
  prescription: z.optional(z.boolean()),
  /** A story, or the name of one in this file. */
  story: z.union([z.string(), story]),
});

/** A file of kinds of products for the same animal. `ProductKind` explains the fields of a kind. */
export const kindFile = z.strictObject({
  animal: animalOfProduct,
  kinds: z.array(kind),
  /** Lists of options for several kinds. */
  choices: z._default(z.record(z.string(), z.array(option)), {}),
  stories: z.record(z.string(), story),
  /** Warnings for every remedy, after its own advice. */
  cautions: z._default(sentences, []),
});
