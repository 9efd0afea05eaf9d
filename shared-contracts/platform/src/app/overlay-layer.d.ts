/** Renders the areas' dialogs. A dialog that fails is removed and reported; the page under it stays. The server has rendered none. */
export declare function OverlayLayer(): import('react').JSX.Element[];
