import type { Illustration } from 'deploy-api/db/schema/illustration';
import type { Pen } from '../drawing/pen';
import type { Box } from '../label/parts/label-text';

/**
 * A drawn product. The middle of its bottom edge is at (0, 0). `halfWidth` is half its width at the bottom, and
 * determines the width of its shadow.
 */
export interface ProductDrawing {
  art: string;
  halfWidth: number;
  height: number;
  /** Half of its largest width, if it is wider than its bottom. */
  maxHalfWidth?: number;
  /** Height of the shadow, relative to a usual one. 0: without a shadow. */
  shadowHeight?: number;
}

/** Draws the print on a pack: its front or its back. */
export type LabelPrinter = (pen: Pen, spec: Illustration, box: Box) => string;

export type ProductDrawer = (pen: Pen, spec: Illustration, print: LabelPrinter) => ProductDrawing;

/** The index of a product's variant: the one that matches its name on the label, otherwise one chosen by its seed. */
export function formOf({ label: [name = ''], seed }: Illustration, ...forms: readonly RegExp[]): number {
  const named = forms.findIndex((form) => form.test(name));
  return named < 0 ? seed % forms.length : named;
}

/** One of three values, by the size of the pack. */
export const bySize = <T>({ size }: Illustration, s: T, m: T, l: T): T => ({ s, m, l })[size];
