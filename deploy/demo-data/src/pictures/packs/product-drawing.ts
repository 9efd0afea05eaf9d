import type { Illustration } from 'deploy-api/catalogue/illustration';
import type { Pen } from '../drawing/pen';
import type { Box } from '../label/label-text';

/**
 * Something that is sold, drawn with its foot at (0, 0) and growing upwards. `half` is half its width at the foot,
 * which its shadow is made for; `height` its extent. A thing that hangs or lies may bring its own shadow.
 */
export interface ProductDrawing {
  art: string;
  halfWidth: number;
  height: number;
  /** Half of its whole width, where it is wider than its foot. */
  maxHalfWidth?: number;
  /** 0 for things that lie flat or hang. */
  shadowHeight?: number;
}

/** What is printed on a pack's face: its front or its back. */
export type LabelPrinter = (pen: Pen, spec: Illustration, box: Box) => string;

export type ProductDrawer = (pen: Pen, spec: Illustration, print: LabelPrinter) => ProductDrawing;

/** Which of several forms a thing has: the one that its name on the label says, else any by its seed. */
export function formOf({ label: [name = ''], seed }: Illustration, ...forms: readonly RegExp[]): number {
  const named = forms.findIndex((form) => form.test(name));
  return named < 0 ? seed % forms.length : named;
}

/** Sizes of a pack by the spec's size. */
export const bySize = <T>({ size }: Illustration, s: T, m: T, l: T): T => ({ s, m, l })[size];
