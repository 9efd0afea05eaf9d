/** nanostores as areas may use them (docs/decisions: facades). */
export { useStore } from '@nanostores/react';
export type { ReadableAtom, WritableAtom } from 'nanostores';
export { atom } from 'nanostores';
export { useSelected } from './use-selected';
