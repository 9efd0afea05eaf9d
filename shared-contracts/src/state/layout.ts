/** What of the layout is open or running (LAY-56). */
export interface LayoutState {
  readonly drawer: boolean;
  readonly footer: boolean;
  readonly mainMobileMenu: boolean;
  readonly deliveryModal: boolean;
  readonly deliveryDrawer: boolean;
  readonly loading: boolean;
  readonly mobileMenuActivity: boolean;
  readonly pageLoading: 'idle' | 'running' | 'failed';
  readonly cityListDrawer: boolean;
  readonly authModal: boolean;
  readonly emailInputModal: boolean;
  readonly searchCatalog: boolean;
}

export const closedLayout: LayoutState = {
  drawer: false,
  footer: true,
  mainMobileMenu: false,
  deliveryModal: false,
  deliveryDrawer: false,
  loading: false,
  mobileMenuActivity: false,
  pageLoading: 'idle',
  cityListDrawer: false,
  authModal: false,
  emailInputModal: false,
  searchCatalog: false,
};

/** One notification on the screen; without a text it reads «Возникла ошибка» (LAY-60). */
export interface Notification {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
}
