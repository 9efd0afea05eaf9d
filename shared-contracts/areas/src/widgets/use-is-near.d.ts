import { type RefObject } from 'react';
/** Whether an element is near the visible area. With `from` it counts as near from the start. */
export declare function useIsNear(from: boolean): [RefObject<HTMLDivElement | null>, boolean];
