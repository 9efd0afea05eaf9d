export interface MetadataProps {
  title: string;
  description?: string;
  /** The page's absolute address in this city: `https://perm.app.example/catalog/…/`. */
  canonical?: string;
  /** A picture for shared links, as an absolute address. */
  image?: string;
  /** The type of the page for shared links. */
  type?: 'website' | 'article' | 'product';
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /** Structured data for search engines, as schema.org objects (JSON-LD). */
  data?: readonly object[];
}
/** JSON for the inside of a `<script>`: nothing in it can end the element or open a comment. */
export declare const scriptJson: (value: object) => string;
/**
 * The page's title, description, canonical address, Open Graph and structured data. React moves these elements into `<head>`, on
 * the server and on navigation. A page renders it once.
 *
 * @example <Metadata title="Корм для собак" description="…" canonical={here} data={[breadcrumbList(items, origin)]} />
 */
export declare function Metadata({
  title,
  description,
  canonical,
  image,
  type,
  hidden,
  data,
}: MetadataProps): import('react').JSX.Element;
