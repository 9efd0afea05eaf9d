import { brandsRoute, sectionLink } from '@zapovednik/areas/catalog/routes';
import { salesRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import type { CategoryIconName } from './category-icon';
import type { NavEntry } from './nav-entry';

/** A root section of the catalogue. Its subsections come from the back end when the menu opens. */
export interface RootCategory extends NavEntry {
  /** Code of the section. */
  readonly code: string;
  readonly icon: CategoryIconName;
}

/** The root categories (LAY-33 to LAY-39). The code of reptiles has hyphens, unlike the others. */
export const rootCategories: readonly RootCategory[] = [
  category('Собаки', 'tovary_dlya_sobak', 'dog'),
  category('Кошки', 'tovary_dlya_koshek', 'cat'),
  category('Грызуны', 'tovary_dlya_gryzunov', 'rabbit'),
  category('Птицы', 'tovary_dlya_ptits', 'bird'),
  category('Рыбки', 'akvariumistika', 'fish'),
  category('Рептилии', 'tovary-dlya-reptilij', 'turtle'),
  category('Ветаптека', 'vetapteka', 'syringe'),
];

/** Entries of the catalogue menu that are not sections (LAY-41). */
export const catalogueExtras: readonly RootCategory[] = [
  { title: 'Акции', code: 'sales', to: link(salesRoute), icon: 'offers' },
  { title: 'Бренды', code: 'brand', to: link(brandsRoute), icon: 'brands' },
];

function category(title: string, code: string, icon: CategoryIconName): RootCategory {
  return { title, code, to: sectionLink(code), icon };
}
