/** The forms of a noun after 1, after 2 and after 5: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string];
/** The form of a Russian noun after a number (VAL-21). The number itself is not part of the result. */
export declare function plural(count: number, [one, few, many]: PluralForms): string;
