import type { Locator } from '@playwright/test';

export type Colour = readonly [red: number, green: number, blue: number];

/** Connected pixels of one colour: their middle, measured from the top left corner of the element, and their width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pixels: number;
}

/** The largest difference within the same colour, because edges are smoothed. */
const NEAR = 6;

/** The spots of a colour in an element on the screen, the widest first. */
export async function spotsOf(element: Locator, colour: Colour): Promise<readonly Spot[]> {
  const picture = (await element.screenshot({ scale: 'css' })).toString('base64');
  return element.evaluate(findSpots, { picture, colour, near: NEAR });
}

/** Runs in the page, which can read a picture. */
async function findSpots(
  _: Element,
  { picture, colour, near }: { picture: string; colour: Colour; near: number },
): Promise<Spot[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isOpen = Array.from({ length: width * height }, (_value, at) =>
    colour.every((part, index) => Math.abs((data[at * 4 + index] ?? 0) - part) <= near),
  );
  return isOpen
    .flatMap((open, at) => (open ? [spotAt(at)] : []))
    .filter(({ pixels }) => pixels > 0)
    .sort((one, other) => other.width - one.width);

  /** The spot of a pixel. Its pixels are marked, so that it is found only once. */
  function spotAt(start: number): Spot {
    const waiting = [start];
    let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (!isOpen[at]) continue;
      isOpen[at] = false;
      const x = at % width;
      const y = Math.floor(at / width);
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      pixels += 1;
      if (x > 0) waiting.push(at - 1);
      if (x < width - 1) waiting.push(at + 1);
      waiting.push(at - width, at + width);
    }
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, pixels };
  }
}
