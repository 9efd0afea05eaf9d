import sharp from 'sharp';

/** A JPEG that shows nothing. */
export const blankPhoto = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7fae6b' } })
    .jpeg()
    .toBuffer();
