/** The props of every widget that one area may place in another's page. */
export interface WidgetProps {
  /** A row of product cards. */
  'product-carousel': { title: string; list: 'popular' | 'new' | 'best-offers' | 'seasonal' | 'food' };
  /** The latest news and articles. */
  'news-teasers': { count: number };
  /** What the vets, groomers and trainers offer; the default location only. */
  'services-teasers': Record<never, never>;
}

export type WidgetName = keyof WidgetProps;
