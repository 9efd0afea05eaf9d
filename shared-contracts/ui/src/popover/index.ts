export { Popover, type PopoverInvoker, type PopoverProps } from './popover';
