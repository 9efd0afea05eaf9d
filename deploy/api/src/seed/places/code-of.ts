import { inLatin } from '../../base/text/latin-letters';

/** A name in the form for addresses: `codeOf('Сухой корм, 1,5 кг')` is `sukhoy_korm_1_5_kg`. */
export const codeOf = (name: string): string =>
  inLatin(name.toLowerCase())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
