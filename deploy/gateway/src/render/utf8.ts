const encoder = new TextEncoder();
/** A reused buffer for the longest page so far. Writing half a megabyte into it takes half the time of a new buffer. */
let room = new Uint8Array(0);

/** The bytes of a page that comes in pieces, in their own buffer, which may be transferred. */
export function utf8(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = pieces.reduce((sum, { length }) => sum + 3 * length, 0);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const piece of pieces) end += encoder.encodeInto(piece, room.subarray(end)).written;
  return room.slice(0, end);
}
