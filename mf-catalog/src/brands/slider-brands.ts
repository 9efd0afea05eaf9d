/** Brands with a SORT below this are in the slider (CAT-39, LIM-48). */
const threshold = 500;

/** The brands of the slider in their order, with the fields that it shows. */
export const sliderBrands = (brands: readonly Brand[]) =>
  brands
    .filter(({ SORT }) => SORT < threshold)
    .sort((a, b) => a.SORT - b.SORT)
    .map(({ CODE, NAME, PICTURE }) => ({ CODE, NAME, PICTURE }));

import type { Brand } from '@zapovednik/api/catalog/models/brand';
