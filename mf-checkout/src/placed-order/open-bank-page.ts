/**
 * Leaves the shop for the bank's payment page.
 *
 * @throws Error if the address is not http or https
 */
export function openBankPage(link: string): void {
  if (!/^https?:\/\//i.test(link)) throw new Error('The payment page is not a web page');
  location.assign(link);
}
