/** The shell's own dialogs: one chunk, since they share the library that dialogs stand on. */
export { CityListDrawer } from '../city/city-list-drawer';
export { MenuDrawer } from '../menu/menu-drawer';
