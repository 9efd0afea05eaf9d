import type { Shape, Species } from 'deploy-api/db/schema/illustration';
import type { Seo } from 'shared-contracts/api/field';

/** The data of a section. Its position in the source is its position in the tree. */
export interface SectionFacts {
  /** Its name in the menu, below its parent: «Для щенков». */
  name: string;
  code: string;
  /** Its heading, which is complete without its parents: «Сухой корм для щенков». */
  heading: string;
  /** Advice for the buyer, one or two sentences; optional in sections of the third level. */
  text?: string;
  /** The content of its picture. */
  shapes?: readonly Shape[];
  children?: readonly SectionFacts[];
}

export interface RootFacts extends SectionFacts {
  animal: Species;
  children: readonly SectionFacts[];
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
  shapes: Shape[];
  seo: Seo;
  tags: SectionTag[];
}
