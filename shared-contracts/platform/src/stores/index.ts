/** State for apps (docs/decisions: facades, descriptors). */
export { useStore } from '@nanostores/react';
export type { WritableAtom } from 'nanostores';
export { atom } from 'nanostores';
export { type AtomDescriptor, defineAtom } from './atom';
export { type Atoms, createAtoms, type Readable, type WriteAtom } from './create-atoms';
export { useSelected } from './use-selected';
