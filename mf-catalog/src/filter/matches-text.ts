/** Only letters and digits, with е for ё: «Жуй-Не-Тужи» is found by «жуй не тужи». */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a name contains the typed text. */
export const matchesText = (name: string, typed: string): boolean => folded(name).includes(folded(typed));
