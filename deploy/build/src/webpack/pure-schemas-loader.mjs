/**
 * Marks descriptors of calls, events, commands and widgets as free of side effects, so that an app contains only those of a file that
 * it uses: this saves 2 kB brotli in the shell. Neither webpack nor the minifier detects that by itself.
 */
export default function pureSchemas(source) {
  return source.replace(/(?<![\w.$])(z\.\w+|define[A-Z]\w+|\w+\.check)\(/g, '/*#__PURE__*/ $1(');
}
