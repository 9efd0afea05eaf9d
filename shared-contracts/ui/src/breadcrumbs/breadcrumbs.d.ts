export interface Crumb {
  title: string;
  /** Path of the page; not needed for the last item, the page itself. */
  to?: string;
}
export interface BreadcrumbsProps {
  items: readonly Crumb[];
  className?: string;
}
/**
 * The path from the home page to this one. On a narrow screen it scrolls within its line.
 *
 * @example <Breadcrumbs items={[{ title: 'Главная', to: '/' }, { title: 'Товары для собак' }]} />
 */
export declare function Breadcrumbs({ items, className }: BreadcrumbsProps): import('react').JSX.Element;
/**
 * The same path for search engines: a schema.org BreadcrumbList for `Metadata`.
 *
 * @param origin the origin of the city's storefront: `https://perm.app.example`
 */
export declare const breadcrumbList: (
  items: readonly Crumb[],
  origin: string,
) => {
  '@context': string;
  '@type': string;
  itemListElement: {
    '@type': string;
    position: number;
    name: string;
    item?: string | undefined;
  }[];
};
