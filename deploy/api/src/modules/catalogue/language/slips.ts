/** Letters that are heard or typed one for the other: vowels, voiced and unvoiced consonants. */
const alike = ['аоеиуыэюя', 'бп', 'вф', 'гкх', 'дт', 'жшщ', 'зсц', 'чщш', 'йи', 'ьъ', 'мн', 'лр'];
/** Rows of the keyboard: neighbours are hit by mistake. */
const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const likely = new Set<string>();
for (const letters of alike) for (const one of letters) for (const other of letters) likely.add(one + other);
for (const row of rows) {
  for (let at = 1; at < row.length; at += 1) {
    likely.add(row.slice(at - 1, at + 1));
    likely.add(row.charAt(at) + row.charAt(at - 1));
  }
}

const cost = (one: string, other: string): number => (one === other ? 0 : likely.has(one + other) ? 1 : 2);

/**
 * The number of slips that make one word of another: a letter more, less, or taken for a similar one is one, any other letter two.
 * «Грелка» is not a slip of «гречка».
 */
export function slips(typed: string, meant: string): number {
  let above = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= meant.length; at += 1) {
      current[at] = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + cost(typed.charAt(row - 1), meant.charAt(at - 1)),
      );
    }
    above = current;
  }
  return above[meant.length] ?? 0;
}

/** Whether two words differ only by two swapped neighbouring letters. */
export function swapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
