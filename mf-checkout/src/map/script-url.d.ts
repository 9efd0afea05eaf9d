/// <reference types="geojson" />
// The types of mapbox-gl use the global name of these, which come with maplibre-gl.

/** A script of a package that the build emits as it is: its URL. */
declare module '*?url' {
  const url: string;
  export default url;
}
