import { encode } from 'uqr';

/** A QR code: the number of modules of a side, and the dark ones as the path of an SVG. */
export interface QrCode {
  SIZE: number;
  PATH: string;
}

/** The dark modules of a QR code, each row of adjacent ones as one stroke of the path; includes the quiet zone. */
export function drawQr(text: string): QrCode {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x} ${y}h${darkFrom(row, x)}v1H${x}z`] : [])),
  );
  return { SIZE: size, PATH: path.join('') };
}

const darkFrom = (row: readonly boolean[], x: number): number => {
  const light = row.indexOf(false, x);
  return (light === -1 ? row.length : light) - x;
};
