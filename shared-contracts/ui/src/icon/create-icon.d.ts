import { type ComponentProps } from 'react';

/** The drawing data of lucide: the elements of an SVG with a 24 × 24 view box. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}
/**
 * Creates the component of an icon. Builds use it instead of lucide's own function (deploy/build/src/patches/icon-loader.mjs),
 * which every area would bundle, and which renders two more components for each icon.
 */
export declare function createIcon({
  node,
}: IconData): ({ className, ...rest }: ComponentProps<'svg'>) => import('react').ReactSVGElement;
export {};
