export { type Area, type AreaRoute, defineArea, type LoaderArgs, notFound } from './area';
export { type AreaShop, type ErrorPlace, type Shop, ShopContext, useShop } from './shop';
