export { LineSum } from './line-sum';
export { TotalsList, TotalsRow, type TotalsRowProps } from './totals-list';
