/// <reference types="geojson" />
// The types of mapbox-gl use the global name of these, which come with maplibre-gl.

/** The URL of a package's script, which the build copies without changes. */
declare module '*?url' {
  const url: string;
  export default url;
}
