/** Which elements of the layout are shown, open or pending (LAY-56). Only the shell uses it. */
export interface LayoutState {
  /** The desktop menu. */
  readonly drawer: boolean;
  /** Whether the page has a footer (LAY-62). */
  readonly footer: boolean;
  /** The phone menu. */
  readonly mainMobileMenu: boolean;
  readonly deliveryModal: boolean;
  readonly deliveryDrawer: boolean;
  /** Whether a write is pending. */
  readonly loading: boolean;
  /** Whether the layout has the tab bar, which is visible on phones. */
  readonly mobileMenuActivity: boolean;
  readonly pageLoading: 'idle' | 'running' | 'failed';
  readonly cityListDrawer: boolean;
  readonly authModal: boolean;
  readonly emailInputModal: boolean;
  /** Whether the search field of the header has the focus. */
  readonly searchCatalog: boolean;
  /** The last notification on the screen; '' when there is none. */
  readonly message: { readonly text: string };
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
  message: { text: '' },
};
