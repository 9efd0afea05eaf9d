import type { Seo } from '@zapovednik/api/field';
import {
  animalOfProduct,
  type Palette,
  palette,
  type Shape,
  type Species,
  shape,
} from 'deploy-api/db/schema/illustration';
import * as z from 'zod/mini';

const fields = {
  /** Its name in the menu, below its parent: «Для щенков». */
  name: z.string(),
  code: z.string(),
  /** Its heading, which is understandable without its parents: «Сухой корм для щенков». */
  heading: z.string(),
  /** Advice for the buyer, one or two sentences; optional in sections of the third level. */
  text: z.optional(z.string()),
  /** The content of its picture. */
  shapes: z.optional(z.array(shape)),
};
const third = z.strictObject(fields);
const second = z.strictObject({ ...fields, children: z.array(third) });

/** A root section of a file, with its subsections. Their order is that of the menu. */
export const rootFacts = z.strictObject({
  ...fields,
  animal: animalOfProduct,
  /** The background of the sections' pictures. */
  palette,
  children: z.array(second),
});

export interface SectionFacts extends z.infer<typeof third> {
  children?: readonly SectionFacts[];
}

/** A link of a section to another page of the catalogue (CAT-07). */
export interface SectionTag {
  name: string;
  url: string;
}

export interface Section {
  id: number;
  code: string;
  name: string;
  heading: string;
  sort: number;
  /** Null for a root. */
  parentId: number | null;
  /** Codes of the ancestors and its own, joined by slashes. */
  uniqueCode: string;
  depth: 1 | 2 | 3;
  animal: Species;
  palette: Palette;
  shapes: Shape[];
  seo: Seo;
  tags: SectionTag[];
}
