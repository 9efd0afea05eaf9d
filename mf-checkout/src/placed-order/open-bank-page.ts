/**
 * Leaves the shop for the bank's payment page.
 *
 * @throws Error for an address that is not a web page
 */
export function openBankPage(link: string): void {
  if (!/^https?:\/\//i.test(link)) throw new Error('The payment page is not a web page');
  location.assign(link);
}
