const encoder = new TextEncoder();
/** Room for the longest page so far: written into what is there already, half a megabyte takes half the time. */
let room = new Uint8Array(0);

/** The bytes of a page that comes in pieces, in memory of their own that may be handed over. */
export function utf8(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = pieces.reduce((sum, { length }) => sum + 3 * length, 0);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const piece of pieces) end += encoder.encodeInto(piece, room.subarray(end)).written;
  return room.slice(0, end);
}
