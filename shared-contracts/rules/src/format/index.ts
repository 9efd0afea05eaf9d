/** The specification's formats of texts, numbers and dates: pure functions, with the same result on the server and in the browser. */
export { basketTotalLine } from './basket-total';
export { type Coordinates, parseCoordinates, sameCoordinates } from './coordinates';
export { stripNonDigits } from './digits';
export { type DiscountedPrice, discountPercent, hasDiscount } from './discount';
export { isYes, toFlag } from './flag';
export { softHyphens } from './hyphens';
export { formatNumber } from './number';
export { normalizePhone } from './phone';
export { type PluralForms, plural } from './plural';
export { formatPackPrice, formatPrice, roundPrice } from './price';
export { formatQuantity } from './quantity';
export { requestSort, type Sort, type SortDirection, sortFields, splitSort } from './sort';
export { stripTags } from './tags';
export { formatWeight } from './weight';
