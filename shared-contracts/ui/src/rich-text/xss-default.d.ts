/**
 * The functions of `xss`, from the file that exports them by name. The main file adds them in a loop, so Node does not
 * find their names.
 */
declare module 'xss/lib/default.js' {
  export { escapeAttrValue, friendlyAttrValue } from 'xss';
}
