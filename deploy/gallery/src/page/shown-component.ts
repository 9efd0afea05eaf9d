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

/** The widths of the frames for each example, in px. */
export const widths = { phone: 360, desktop: 1024 };

/**
 * Components that cover their page when a click has opened them. Each of their examples has its own frame, with space
 * for the opened part: near the clicked element, or as high as a window.
 */
export const overlays: Readonly<Record<string, 'near' | 'window'>> = {
  ComboboxField: 'near',
  Dialog: 'window',
  Drawer: 'window',
  Menu: 'near',
  Notifications: 'near',
  Popover: 'near',
  ProgressBar: 'near',
  Share: 'near',
  SuggestionList: 'near',
};
