import type { ComponentProps } from 'react';
/** Text for screen readers only. */
export declare function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): import('react').JSX.Element;
