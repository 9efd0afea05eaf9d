/**
 * Lets components of react-router that nobody uses fall away: neither webpack nor the minifier sees that making or naming one
 * has no other effect.
 */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
}
