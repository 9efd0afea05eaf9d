import { useApp } from '@zapovednik/platform/app';

export interface MetadataProps {
  title: string;
  description?: string;
  /** The page's absolute address in this city: `https://perm.app.example/catalog/…/`. */
  canonical?: string;
  /**
   * The card for shared links, the page's title over its picture: `<kind>-<id or code>`, e.g. `product-12`, `article-linka`.
   * Default: the shop's card.
   */
  card?: string;
  /** The type of the page for shared links. */
  type?: 'website' | 'article' | 'product';
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /** Structured data for search engines, as schema.org objects (JSON-LD). */
  data?: readonly object[];
}

/** JSON for the content of a `<script>`: it cannot end the element or open a comment. */
export const scriptJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The page's title, description, canonical address, Open Graph and structured data. React moves these elements into `<head>`, on
 * the server and on navigation. A page renders it once.
 *
 * @example
 * const way = [{ title: 'Главная', to: '/' }, { title: 'Корм для собак' }];
 * <Metadata
 *   title="Корм для собак"
 *   description="Сухой и влажный корм с доставкой"
 *   canonical="https://perm.app.example/catalog/dogs/"
 *   card="section-1001"
 *   data={[breadcrumbList(way, 'https://perm.app.example')]}
 * />
 */
export function Metadata({
  title,
  description,
  canonical,
  card = 'shop',
  type = 'website',
  hidden,
  data = [],
}: MetadataProps) {
  const { origin } = useApp();
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Заповедник" />
      <meta property="og:locale" content="ru_RU" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={`${origin}/pictures/card/${card}/1-1280.jpg`} />
      <meta property="og:image:width" content="1280" />
      <meta property="og:image:height" content="672" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {hidden && <meta name="robots" content="noindex" />}
      {data.map((item) => {
        const json = scriptJson(item);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script; scriptJson escapes what could end it
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}
