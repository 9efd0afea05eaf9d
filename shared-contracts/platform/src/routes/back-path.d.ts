/**
 * The path to return to after sign-in, from the query parameter `back`, which anybody may have written. The result is always a path
 * of the shop, and never a sign-in page.
 *
 * @param otherwise the path for all other values
 * @example backPath('/cabinet/orders/?page=2') // '/cabinet/orders/?page=2'
 * @example backPath('//evil.example/') // '/'
 */
export declare function backPath(back: string | null, otherwise?: string): string;
