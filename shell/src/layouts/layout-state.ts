/** What of the layout is shown, open or running (LAY-56). Of the shell alone. */
export interface LayoutState {
  /** The menu of a desktop. */
  readonly drawer: boolean;
  /** Whether the page has a footer (LAY-62). */
  readonly footer: boolean;
  /** The menu of a phone. */
  readonly mainMobileMenu: boolean;
  readonly deliveryModal: boolean;
  readonly deliveryDrawer: boolean;
  /** Whether a write is under way. */
  readonly loading: boolean;
  /** Whether the layout has the tab bar, which phones show. */
  readonly mobileMenuActivity: boolean;
  readonly pageLoading: 'idle' | 'running' | 'failed';
  readonly cityListDrawer: boolean;
  readonly authModal: boolean;
  readonly emailInputModal: boolean;
  /** Whether the search of the header has the focus. */
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
