/** Brands with a sort below this are in the slider (CAT-39, LIM-48). */
const threshold = 500;

/** The brands of the slider in their order, with the fields that it shows. */
export const sliderBrands = (brands: readonly Brand[]) =>
  brands
    .filter(({ sort }) => sort < threshold)
    .sort((a, b) => a.sort - b.sort)
    .map(({ code, name, picture }) => ({ code, name, picture }));

import type { Brand } from '@zapovednik/api/catalog/models/brand';
