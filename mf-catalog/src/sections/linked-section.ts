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

export const linkedSection = ({ id, name, picture, uniqueCode, productCount }: Section): LinkedSection => ({
  id,
  name,
  picture,
  path: sectionLink(uniqueCode),
  count: productCount,
});

/** The breadcrumbs from the home page to a section; each has its own path. */
export const sectionCrumbs = (sections: readonly Pick<SectionHead, 'name' | 'uniqueCode'>[]): Crumb[] => [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Каталог', to: link(catalogRoute) },
  ...sections.map(({ name, uniqueCode }) => ({ title: name, to: sectionLink(uniqueCode) })),
];
