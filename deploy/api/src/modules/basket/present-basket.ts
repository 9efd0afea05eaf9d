import type { BasketAnswer, BasketItem, BasketLine, BasketTotal } from '@zapovednik/api/checkout/wire/basket';
import { roubles } from '../../base/money';
import type { Context } from '../../http/context';
import { catalogueOf, picturesOf, presentPrice, presentProperties } from '../catalogue/api';

import { type LoadedBasket, loadBasket, type PricedLine } from './load-basket';
import { onShelf, shortageOf } from './shortage';
import { totalsOf } from './totals';

/** The visitor's basket in the format of every basket call (CRT-23). */
export async function basketState(context: Context): Promise<BasketAnswer> {
  const loaded = await loadBasket(context, context);
  const catalogue = catalogueOf(context);
  // From a shop's shelf only what it has can be ordered, so only that is in the sum; the lines stay as they are.
  const counted = context.shopId === null ? loaded : await loadBasket(context, context, onShelf);
  return {
    basket: loaded.lines.map((line) => presentLine(line, catalogue)),
    total: { ...presentTotal(counted), COUNT: loaded.lines.length },
  };
}

export function presentTotal(loaded: Pick<LoadedBasket, 'lines' | 'coupon'>): BasketTotal {
  const { quantity, basePrice, price, weight, bonusIn } = totalsOf(loaded);
  return {
    QUANTITY: quantity,
    COUNT: loaded.lines.length,
    BASE_PRICE: roubles(basePrice),
    DISCOUNT: roubles(basePrice - price),
    PRICE: roubles(price),
    WEIGHT: weight,
    BONUS_IN: bonusIn,
    PROMOCODE: loaded.coupon?.code ?? null,
  };
}

function presentLine(line: PricedLine, catalogue: ReturnType<typeof catalogueOf>): BasketLine {
  const { reference } = catalogue;
  const { id, quantity, product, price, available, step, sort } = line;
  return {
    ID: id,
    PRODUCT_ID: product.id,
    QUANTITY: quantity,
    NAME: product.name,
    DETAILS: catalogue.tasteAndSizeOf(product.id),
    BREND: { VALUE: reference.brands.get(product.brandId)?.name ?? '' },
    SECTION_NAME: reference.sections.get(product.sectionId)?.name ?? '',
    BASE_PRICE: roubles(product.basePrice),
    DISCOUNT_PRICE: roubles(price),
    SUM: roubles(price * quantity),
    WEIGHT: product.weight * quantity,
    STEP: step,
    SORT: sort,
    AVAILABLE_QUANTITY: available,
    SHORTAGE: shortageOf(line),
    ITEM: presentItem(line),
  };
}

function presentItem({ product, available }: PricedLine): BasketItem {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    price: presentPrice(product),
    quantity: available,
    city_quantity: product.cityQuantity,
    pictures: picturesOf(product),
    properties: presentProperties(product),
    bonus_in: product.bonusIn,
    kilbil_type_sale: product.kilbilTypeSale,
  };
}
