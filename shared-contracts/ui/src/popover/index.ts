/** What opens beside its button: a popover, a menu of links or actions, and the ways to share a page. */

export { Menu, type MenuItem, type MenuProps } from './menu';
export { Popover, type PopoverInvoker, type PopoverProps } from './popover';
export { Share } from './share';
export type { ShareProps } from './share-panel';
