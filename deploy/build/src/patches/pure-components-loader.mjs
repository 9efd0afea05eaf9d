/** Marks the creation of components as free of side effects, and removes their names for developer tools. */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
}
