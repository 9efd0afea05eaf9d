/** The engines' own texts in Russian, by the names of maplibre and of Mapbox. */
export const locale = (label: string): Record<string, string> => ({
  'Map.Title': label,
  'AttributionControl.ToggleAttribution': 'Об источниках карты',
  'AttributionControl.MapFeedback': 'Сообщить об ошибке на карте',
  'LogoControl.Title': 'Логотип карты',
  'NavigationControl.ZoomIn': 'Приблизить',
  'NavigationControl.ZoomOut': 'Отдалить',
  'NavigationControl.ResetBearing': 'Север сверху',
  'Popup.Close': 'Закрыть',
  'CooperativeGesturesHandler.WindowsHelpText': 'Чтобы приблизить карту, держите Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы приблизить карту, держите ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
  'ScrollZoomBlocker.CtrlMessage': 'Чтобы приблизить карту, держите Ctrl',
  'ScrollZoomBlocker.CmdMessage': 'Чтобы приблизить карту, держите ⌘',
  'TouchPanBlocker.Message': 'Двигайте карту двумя пальцами',
});
