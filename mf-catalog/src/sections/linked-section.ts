import type { Section, SectionHead } from '@zapovednik/api/catalog/models/section';
import { catalogRoute, homeRoute, sectionLink } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import type { Crumb } from '@zapovednik/ui';

/** The data that a link to a section shows. */
export interface LinkedSection {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly path: string;
  readonly count: number;
}

export const linkedSection = ({ ID, NAME, PICTURE, UNIQUE_CODE, ELEMENT_COUNT }: Section): LinkedSection => ({
  id: ID,
  name: NAME,
  picture: PICTURE,
  path: sectionLink(UNIQUE_CODE),
  count: ELEMENT_COUNT,
});

/** The breadcrumbs from the home page to a section; each has its own path. */
export const sectionCrumbs = (sections: readonly Pick<SectionHead, 'NAME' | 'UNIQUE_CODE'>[]): Crumb[] => [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Каталог', to: link(catalogRoute) },
  ...sections.map(({ NAME, UNIQUE_CODE }) => ({ title: NAME, to: sectionLink(UNIQUE_CODE) })),
];
