/** Receives whether the surrounding overlay is open. Null outside an overlay, and inside its dialog, which can contain other dialogs. */
export declare const OverlayStateContext: import('react').Context<((open: boolean) => void) | null>;
/** Tells the surrounding overlay whether its dialog is open. */
export declare function useOverlayState(open: boolean): void;
