import { brandInWords } from './brands/brands';
import type { Family } from './families/families';
import { type Property, properties, type Size } from './kinds/kind';
import { sizeValue } from './property-values';

/** «Сухой корм «Лесной пёс» для щенков, ягнёнок с рисом» */
export function familyName({ kind, brand, line, head, choices }: Family): string {
  const parts = choices.map((choice, index) =>
    choice.text === '' ? '' : `${kind.facets[index]?.separator ?? ' '}${choice.text}`,
  );
  return `${head.text} ${brandInWords(brand, line)}${parts.join('')}`;
}

/** Unique code of the family's section. */
export function sectionOf({ kind, head, choices }: Family): string {
  const leaf = [head, ...choices].map((choice) => choice.leaf).find((code) => code !== undefined && code !== '');
  if (leaf === undefined) {
    throw new Error(`The kind ${kind.code} leads to no section of the third level`);
  }
  return `${kind.section}/${leaf}`;
}

/** The filter values of one size of the family. */
export function valuesOf({ kind, head, choices }: Family, size: Size): [Property, string][] {
  const chosen = new Map<Property, string>();
  for (const choice of [head, ...choices]) {
    for (const [key, value] of Object.entries(choice.values ?? {})) {
      if (isProperty(key)) chosen.set(key, value);
    }
  }
  chosen.set(kind.offersBy, sizeValue(size));
  return [...chosen];
}

function isProperty(key: string): key is Property {
  return key in properties;
}
