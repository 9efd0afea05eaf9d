import type { Section, SectionHead } from 'shared-contracts/api/catalog';
import { to } from 'shared-contracts/routes';
import type { Crumb } from 'shared-contracts/ui';

/** What a page shows of a section that it links to. */
export interface SectionLink {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly path: string;
  readonly count: number;
}

export const sectionLink = ({ ID, NAME, PICTURE, UNIQUE_CODE, ELEMENT_COUNT }: Section): SectionLink => ({
  id: ID,
  name: NAME,
  picture: PICTURE,
  path: to.section(UNIQUE_CODE),
  count: ELEMENT_COUNT,
});

/** The way from the home page to a section; each has its own path. */
export const sectionCrumbs = (sections: readonly Pick<SectionHead, 'NAME' | 'UNIQUE_CODE'>[]): Crumb[] => [
  { title: 'Главная', to: to.page('home') },
  { title: 'Каталог', to: to.page('catalog') },
  ...sections.map(({ NAME, UNIQUE_CODE }) => ({ title: NAME, to: to.section(UNIQUE_CODE) })),
];
