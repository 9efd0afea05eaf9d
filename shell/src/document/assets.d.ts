/** Files that a build emits: their URL. */
declare module '*.svg' {
  const url: string;
  export default url;
}
