/** The shell's own dialogs in one chunk, since they share the dialog library. */
export { CityListDrawer } from '../city/city-list-drawer';
export { MenuDrawer } from '../menu/menu-drawer';
