import { clsx } from 'clsx';
import { type ComponentProps, createElement } from 'react';

/** The drawing data of lucide: the elements of an SVG with a 24 × 24 view box. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Creates the component of an icon. Builds use it instead of lucide's own function (deploy/build/src/patches/icon-loader.mjs),
 * which every area would bundle, and which renders two more components for each icon.
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
