import type { ComponentType } from 'react';

/** A component of the design system with its examples, as the generated entry lists it. */
export interface ShownComponent {
  readonly name: string;
  /** The module to import it from. */
  readonly from: string;
  readonly file: string;
  readonly about: string;
  readonly examples: readonly ShownExample[];
}

interface ShownExample {
  readonly title: string;
  readonly code: string;
  readonly Example: ComponentType;
}

/** The widths that each example is shown at, in px. */
export const widths = { phone: 360, desktop: 1024 };

/**
 * Components that lie over their page when a press has opened them. Each of their examples has a frame of its own, with room for what
 * opens: near what was pressed, or as high as a window.
 */
export const overlays: Readonly<Record<string, 'near' | 'window'>> = {
  ComboboxField: 'near',
  Dialog: 'window',
  Drawer: 'window',
  Menu: 'near',
  Notifications: 'near',
  Popover: 'near',
  ProgressBar: 'near',
  SuggestionList: 'near',
};
