/** The files of the log in one gigabyte of it, with PostgreSQL's usual 16 MB. */
const IN_A_GROUP = 0x100;

/**
 * The files of the log that are missing between those that the archive has.
 *
 * @param names of the archived files, `000000010000000000000003` each: history, group and number in hexadecimal digits
 * @param first the file where the oldest back-up begins; earlier ones are of no use
 */
export function missingSegments(names: readonly string[], first: string): string[] {
  const sorted = names.filter((name) => name >= first).sort();
  if (sorted[0] !== first) return [first];
  return sorted.flatMap((name, at) => {
    const next = sorted[at + 1];
    // A new history begins with the same or the next number.
    if (next === undefined || historyOf(next) !== historyOf(name)) return [];
    const absent: string[] = [];
    for (let between = following(name); between < next; between = following(between)) absent.push(between);
    return absent;
  });
}

const historyOf = (name: string) => name.slice(0, 8);

function following(name: string): string {
  const position = Number.parseInt(name.slice(8, 16), 16) * IN_A_GROUP + Number.parseInt(name.slice(16), 16) + 1;
  const digits = [Math.floor(position / IN_A_GROUP), position % IN_A_GROUP];
  return historyOf(name) + digits.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}
