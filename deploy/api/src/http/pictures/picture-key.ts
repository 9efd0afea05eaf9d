import * as z from 'zod/mini';
import type { Format } from './encode';

/** The widths of pictures, in pixels. */
const widths = [96, 160, 240, 320, 480, 640, 960, 1280] as const;

/** The parts of a picture's address. */
export interface PictureKey<Kind extends string = string> {
  kind: Kind;
  id: string;
  /** From 1. */
  n: number;
  /** Pixels. */
  width: number;
  format: Format;
}

export interface Pictures<Kind extends string = string> {
  /** The ETag of a picture, without rendering it. Null: the picture does not exist. */
  tag(key: PictureKey<Kind>): Promise<string | null>;
  /** The picture's bytes: cached, or rendered now and cached. Null: the picture does not exist. */
  load(key: PictureKey<Kind>): Promise<Buffer | null>;
}

const address = z.object({
  id: z.string().check(z.regex(/^[a-z0-9_-]{1,120}$/)),
  file: z.string().check(z.regex(/^[1-9]-\d{2,4}\.(?:avif|webp|jpg)$/)),
});
const file = z.object({
  n: z.coerce.number(),
  width: z.coerce.number().check(z.refine((width) => widths.some((known) => known === width))),
  format: z.enum(['avif', 'webp', 'jpg']),
});

/** The picture of a URL. Null: the URL is not valid. */
export function pictureKey<Kind extends string>(kind: Kind, params: unknown): PictureKey<Kind> | null {
  const parts = address.safeParse(params);
  if (!parts.success) return null;
  const [n, width, format] = parts.data.file.split(/[-.]/);
  const requested = file.safeParse({ n, width, format });
  return requested.success ? { kind, id: parts.data.id, ...requested.data } : null;
}
