/** Leads the imports between files of react-router to the same copy. */
export default function lateRouter(source) {
  return source.replace(/ from "(\.\/[\w-]+\.mjs)";/g, ' from "$1?late";');
}
