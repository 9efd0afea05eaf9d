/** A script of a package that the build emits as it is: its URL. */
declare module '*?url' {
  const url: string;
  export default url;
}
