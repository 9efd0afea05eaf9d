/** One stop of a gradient: offset 0…1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number for SVG, with two decimals at most, so that every machine writes the same bytes. */
export const num = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/**
 * Collects the definitions (gradients, clips) of one picture and returns references to them. Shapes are plain SVG strings.
 * Each picture has its own pen, so the same spec gives the same ids.
 */
export class Pen {
  readonly #defs: string[] = [];
  readonly #known = new Map<string, string>();

  #define(make: (id: string) => string): string {
    const shape = make('');
    const known = this.#known.get(shape);
    if (known) return known;
    const id = `d${this.#defs.length}`;
    this.#known.set(shape, id);
    this.#defs.push(make(id));
    return id;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
        return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
  }

  /** A linear gradient across the painted shape, from (x1, y1) to (x2, y2) in fractions of its box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const body = this.#stops(stops);
    const at = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`;
    return `url(#${this.#define((id) => `<linearGradient id="${id}" ${at}>${body}</linearGradient>`)})`;
  }

  /** From left to right. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0, 1, 0]);
  }

  /** A radial gradient in fractions of the painted shape's box. */
  radial(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const body = this.#stops(stops);
    const at = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`;
    return `url(#${this.#define((id) => `<radialGradient id="${id}" ${at}>${body}</radialGradient>`)})`;
  }

  /** `content`, clipped by the outline `shape` (one or more SVG elements). */
  clip(shape: string, content: string): string {
    const id = this.#define((own) => `<clipPath id="${own}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** A picture drawn for the view box, shown `width` pixels wide. */
  sheet(box: readonly [x: number, y: number, w: number, h: number], width: number, content: string): string {
    const [x, y, w, h] = box;
    const height = Math.round((width * h) / w);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${num(x)} ${num(y)} ${num(w)} ${num(h)}"><defs>${this.#defs.join('')}</defs>${content}</svg>`;
  }
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  ellipse(cx, cy, r, r, fill, more);

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

export const group = (content: string, transform: string): string => `<g transform="${transform}">${content}</g>`;

/** `content` drawn around (0, 0), moved to (x, y), scaled and turned (degrees); `flip` mirrors it. */
export const place = (
  content: string,
  x: number,
  y: number,
  { scale = 1, turn = 0, flip = false }: { scale?: number; turn?: number; flip?: boolean } = {},
): string => {
  const turned = turn ? ` rotate(${num(turn)})` : '';
  const sx = Math.round((flip ? -scale : scale) * 1000) / 1000;
  const sy = Math.round(scale * 1000) / 1000;
  return group(content, `translate(${num(x)} ${num(y)})${turned}${scale === 1 && !flip ? '' : ` scale(${sx} ${sy})`}`);
};

export const fade = (content: string, opacity: number): string => `<g opacity="${num(opacity)}">${content}</g>`;
