export type { CityState } from '@zapovednik/api/shell/models/city-state';
export type { WidgetHost, WidgetKey } from '../widgets/host';
export { type AppContext, AppContextProvider, type AreaContext, type ErrorSource, useApp } from './app-context';
export {
  type Area,
  type AreaPage,
  type AreaRoute,
  defineArea,
  type LoaderArgs,
  notFound,
  type PlacedWidget,
  placeWidget,
} from './area';
export { definePage, type PageArgs } from './define-page';
export { lazyPart, loadRenderedParts } from './lazy-part';
export { OverlayLayer } from './overlay-layer';
export { OverlayStateContext, useOverlayState } from './overlay-state';
export { createOverlays, type Overlay, type Overlays } from './overlays';
export { reportAndNotify } from './report-and-notify';
export { useAtom } from './use-atom';
export { useCommand } from './use-command';
