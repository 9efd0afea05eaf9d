/** What opens beside its button: a popover, and a menu of links or actions. */

export { Menu, type MenuItem, type MenuProps } from './menu';
export { Popover, type PopoverInvoker, type PopoverProps } from './popover';
