/** The part of `basket` that other modules may import. */

export { raiseLines } from './change-basket';
export { lockBasket } from './find-basket';
export { basketGoods, type LoadedBasket, loadBasket, type PricedLine, priceLines, worthOf } from './load-basket';
export { FOR_STAFF } from './merchandise';
export { type OrderTotals, orderTotals } from './order-totals';
export { presentTotal } from './present-basket';
export { onShelf, shortageOf } from './shortage';
export { totalsOf } from './totals';
