import { clsx } from 'clsx';
import { type ComponentProps, createElement } from 'react';

/** A drawing as lucide describes it: the elements of an SVG on a square of 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the component of an icon. Builds put it in the place of lucide's own (deploy/build/src/patches/icon-loader.mjs), which
 * every area would carry, and which renders each icon through two components more.
 */
export function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        'aria-hidden': true,
        className: clsx('lucide', className),
        ...rest,
      },
      ...drawing,
    );
}
