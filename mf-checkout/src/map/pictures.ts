import { CLUSTER_PICTURE } from './layers';

/** Pixels of a marker (LIM-06). */
const WIDTH = 32;
const HEIGHT = 40;

/** A picture for an engine, which needs pixels and not SVG. */
export interface MapPicture {
  readonly image: ImageData;
  readonly pixelRatio: number;
}

/** Twice the screen's own pixels, because the chosen marker is drawn larger. */
const ratio = () => Math.ceil(globalThis.devicePixelRatio || 1) * 2;

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): MapPicture {
  const pixelRatio = ratio();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(pixelRatio, pixelRatio);
  paint(context);
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio };
}

/** Loads the picture of a marker and draws it; if there is none or it cannot be loaded, draws a plain pin. */
export async function markerPicture(url: string | null, isFast: boolean): Promise<MapPicture> {
  const picture = url === null ? undefined : await loaded(url);
  return draw(WIDTH, HEIGHT, (context) => {
    if (picture) context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    else drawPin(context);
    if (isFast) drawBolt(context);
  });
}

async function loaded(url: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

function drawPin(context: CanvasRenderingContext2D) {
  context.fillStyle = '#1e5138';
  context.fill(new Path2D('M16 39.5S30.5 25.5 30.5 15.5a14.5 14.5 0 1 0-29 0C1.5 25.5 16 39.5 16 39.5z'));
  disc(context, 16, 15.5, 6, '#ffffff');
}

/** The mark of fast pickup: a lightning bolt at the top right. */
function drawBolt(context: CanvasRenderingContext2D) {
  disc(context, 24.5, 7.5, 7.5, '#ffffff');
  disc(context, 24.5, 7.5, 6.5, '#ff9232');
  context.fillStyle = '#2a1803';
  context.fill(new Path2D('M25.6 2.6l-4.6 5.7h3l-.8 4.1 4.7-5.9h-3.1z'));
}

/** The picture of a cluster: the number of its markers. Undefined if the name does not belong to a cluster. */
export function clusterPicture(name: string): MapPicture | undefined {
  if (!name.startsWith(CLUSTER_PICTURE)) return undefined;
  const count = name.slice(CLUSTER_PICTURE.length);
  const size = count.length > 2 ? 40 : 32;
  return draw(size, size, (context) => {
    const middle = size / 2;
    disc(context, middle, middle, middle, 'rgb(30 81 56 / 25%)');
    disc(context, middle, middle, middle - 3, '#1e5138');
    context.font = '600 13px Onest, Arial, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = '#ffffff';
    context.fillText(count, middle, middle + 1);
  });
}
