import type { ComponentType } from 'react';
import { brandsRoute, sectionLink } from 'shared-contracts/catalog/routes';
import { salesRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { BadgePercent, Bird, Cat, Dog, Fish, Rabbit, Star, Syringe, Turtle } from 'shared-contracts/ui/icons';
import type { NavEntry } from './nav-entry';

/** A root section of the catalogue. Its subsections come from the back end when the menu opens. */
export interface RootCategory extends NavEntry {
  /** Code of the section. */
  readonly code: string;
  readonly Icon: ComponentType;
}

/** The root categories (LAY-33 to LAY-39). The code of reptiles has hyphens, unlike the others. */
export const rootCategories: readonly RootCategory[] = [
  category('Собаки', 'tovary_dlya_sobak', Dog),
  category('Кошки', 'tovary_dlya_koshek', Cat),
  category('Грызуны', 'tovary_dlya_gryzunov', Rabbit),
  category('Птицы', 'tovary_dlya_ptits', Bird),
  category('Рыбки', 'akvariumistika', Fish),
  category('Рептилии', 'tovary-dlya-reptilij', Turtle),
  category('Ветаптека', 'vetapteka', Syringe),
];

/** Entries of the catalogue menu that are not sections (LAY-41). */
export const catalogueExtras: readonly RootCategory[] = [
  { title: 'Акции', code: 'sales', to: link(salesRoute), Icon: BadgePercent },
  { title: 'Бренды', code: 'brand', to: link(brandsRoute), Icon: Star },
];

function category(title: string, code: string, Icon: ComponentType): RootCategory {
  return { title, code, to: sectionLink(code), Icon };
}
