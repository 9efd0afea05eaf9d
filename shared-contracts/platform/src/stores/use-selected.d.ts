import type { Readable } from './create-atoms';
/**
 * A part of an atom: the component renders again only when that part changes. For example, forty cards of a section read one
 * basket.
 * @param select its result must stay equal (`Object.is`) as long as the part does not change
 *
 * @example const pieces = useSelected(app.atom(basketAtom), ({ quantities }) => quantities[productId] ?? 0);
 */
export declare function useSelected<Value, Part>(atom: Readable<Value>, select: (value: Value) => Part): Part;
