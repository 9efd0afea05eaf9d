import type { ListItemAnswer, VariantAnswer } from '@zapovednik/api/catalog/wire/product';
import { toFlag } from '@zapovednik/rules/format';
import { pictureOf } from '../../../http/pictures/picture-of';
import type { Score } from '../index/indexed-product';
import { averageOf } from './average';
import { presentPrice } from './price';
import type { Cards, ProductRow, Where } from './product-rows';
import type { Reference } from './reference';

/** Cards show at most ten pictures (PRD-10). */
const MOST_PICTURES = 10;

const property = <T>(code: string, name: string, sort: number, value: T) => ({ code, name, sort, value });

export function picturesOf({ id, pictures }: ProductRow): string[] {
  return Array.from({ length: Math.min(pictures, MOST_PICTURES) }, (_, at) => pictureOf('product', id, at + 1));
}

/** The properties with a meaning in the shop's own logic (PRD-06). */
export function presentProperties(row: ProductRow) {
  return {
    more_photo: property('more_photo', 'Изображения', 100, picturesOf(row)),
    cml2_article: property('cml2_article', 'Артикул', 200, row.article),
    cml2_bar_code: property('cml2_bar_code', 'Штрихкод', 300, row.barCode),
    new: property('new', 'Новинка', 400, toFlag(row.isNew)),
    ucenka: property('ucenka', 'Уценка', 500, row.ucenka),
    pack_quantity: property('pack_quantity', 'Количество в упаковке', 600, row.packQuantity),
    prescription_drug: property('prescription_drug', 'По рецепту', 700, toFlag(row.isPrescription)),
    merchandise: property('merchandise', 'Мерч', 800, toFlag(row.isMerchandise)),
  };
}

function presentVariant(row: ProductRow): VariantAnswer {
  return {
    ID: row.id,
    CODE: row.code,
    SORT: row.offerSort,
    VALUE_PRINT: row.offerValue,
    NAME: row.name,
    PRICE: presentPrice(row),
    CITY_QUANTITY: row.cityQuantity,
    PICTURE: pictureOf('product', row.id),
    BONUS_IN: row.bonusIn,
  };
}

/** The orderable quantity: the shop's own stock in fast-pickup mode, otherwise the city's (CAT-53). */
export const orderable = (row: ProductRow, { shopId }: Pick<Where, 'shopId'>): number =>
  shopId === null ? row.cityQuantity : row.shopQuantity;

/** The data of a product from the catalogue in memory. */
export interface CardFacts {
  /** Name of its sale. */
  sale: string | null;
  /** The reviews of all its sizes. */
  score: Score;
}

/** The properties `new`, `ucenka` … as badges of lists; `class` says whether it can be ordered now. */
export function presentListItem(
  row: ProductRow,
  cards: Cards,
  { sale, score }: CardFacts,
  reference: Reference,
  where: Where,
): ListItemAnswer {
  const price = presentPrice(row);
  const quantity = orderable(row, where);
  const { propertyCode, propertyName } = row;
  const variants = cards.variants.get(row.offerGroupId ?? 0) ?? [];
  return {
    id: row.id,
    product_id: row.id,
    code: row.code,
    name: row.name,
    brend: reference.brands.get(row.brandId)?.name ?? '',
    price,
    quantity,
    city_quantity: row.cityQuantity,
    preview_picture: pictureOf('product', row.id),
    preview_text: row.previewText,
    properties: presentProperties(row),
    section_id: row.sectionId,
    section_name: reference.sections.get(row.sectionId)?.name ?? '',
    offers_by: propertyCode !== null && propertyName !== null ? { CODE: propertyCode, NAME: propertyName } : null,
    variants: variants.map(presentVariant),
    bonus_in: row.bonusIn,
    rating: averageOf(score),
    review_count: score.count,
    kilbil_type_sale: row.kilbilTypeSale,
    popularity: row.popularity,
    sort: row.sort,
    action_icon: sale,
    discount_icon: price.discount_percent > 0 ? `-${price.discount_percent}%` : null,
    new_icon: row.isNew ? 'Новинка' : null,
    class: quantity > 0 ? 'in-stock' : 'out-of-stock',
  };
}
