import * as z from 'zod/mini';
import { readData } from '../../reading/read-data';
import type { Option } from './kind';

const form = z.enum(['masculine', 'feminine']);
const shades = readData('products/colours.json', z.record(z.string(), z.record(form, z.string())));

/** Colours in the grammatical gender of the product. */
export const colours = z.strictObject({ form, of: z.array(z.enum(Object.keys(shades))) });

/** The options of these colours; the filter shows each in the masculine. */
export const coloursOf = ({ form, of }: z.infer<typeof colours>): Option[] =>
  of.flatMap((name) => {
    const shade = shades[name];
    if (!shade) return [];
    const { masculine } = shade;
    return {
      text: shade[form],
      label: masculine,
      values: { colour: masculine.charAt(0).toUpperCase() + masculine.slice(1) },
    };
  });
