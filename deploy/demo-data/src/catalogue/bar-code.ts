/** The last digit of an EAN-13 for its first twelve: weights 1 and 3 alternate, rounded up to the next ten. */
function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The EAN-13 of the n-th product. The prefix 29 is reserved for a shop's own numbers, so no invented product has the bar code of a real
 * one.
 */
export function barCodeOf(id: number): string {
  const twelve = `29${String(id).padStart(10, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}

export function isBarCode(code: string): boolean {
  return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code.slice(12));
}
