import icons from './category-icons.svg';

/** The icons of lucide that a category of the catalogue may have, in `category-icons.svg`. */
export type CategoryIconName = 'dog' | 'cat' | 'rabbit' | 'bird' | 'fish' | 'turtle' | 'syringe' | 'offers' | 'brands';

/**
 * The icon of a category. The menus are closed on a first load, so their icons are one picture file: 1.3 kB less script (brotli) to
 * load and run before hydration.
 */
export function CategoryIcon({ name }: { name: CategoryIconName }) {
  return (
    <svg aria-hidden="true" className="lucide" width={24} height={24}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
