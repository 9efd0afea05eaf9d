/** How a page and its parts stand: sections, columns, rows, details, sums, a card that is one link. */

export { CardLink } from './card-link';
export { Detail } from './detail';
export { LineSum } from './line-sum';
export { PageColumn } from './page-column';
export { ReviewCard } from './review-card';
export { Row } from './row';
export { Section, type SectionProps } from './section';
export { Spread } from './spread';
export { TotalsList, TotalsRow, type TotalsRowProps } from './totals-list';
export { usePageClass } from './use-page-class';
