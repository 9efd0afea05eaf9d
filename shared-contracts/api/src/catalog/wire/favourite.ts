import * as z from 'zod/mini';
import { id } from '../../field';
import { listItem } from './product';

/** A favourite: the product id in UF_PRODUCT (FAV-01), and the product as lists show it. */
export const favourite = z.object({ UF_PRODUCT: id, product: listItem });
export type FavouriteAnswer = z.infer<typeof favourite>;
