/** nanostores as areas may use them (docs/decisions: facades). */
export { useStore } from '@nanostores/react';
export type { MapStore, ReadableAtom, WritableAtom } from 'nanostores';
export { atom, batched, computed, listenKeys, map, onMount, onSet } from 'nanostores';
