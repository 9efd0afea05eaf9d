/** Properties that only the back end, its tests and the document of the calls use. */
const property = /^ {4}(?:summary|requirement|fails|params): .*\n(?:(?: {5}| {4}[\])}]).*\n)*/gm;

/**
 * Removes the parts of calls and routes that browsers do not use: descriptions, requirement IDs, errors for the
 * document of the calls, and schemas of path parameters, which the client inserts without parsing. Works on the output
 * of swc, where each property of a descriptor starts a line with four spaces.
 */
export default function browserContracts(source) {
  return source
    .replace(/(defineCall\(\{\n)([\s\S]*?\n)(\}\))/g, (_, start, body, end) => start + body.replace(property, '') + end)
    .replace(/(defineRoute\((?:(["'])[^"']*\2, ){4})(["'])[^"']*\3/g, '$1""');
}
