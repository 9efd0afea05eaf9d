/** Latitude and longitude in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number];
/** Reads coordinates in the format of profiles, `"56.8519,60.6122"`; undefined if the text is not two numbers in range. */
export declare function parseCoordinates(text: string): Coordinates | undefined;
/** Whether two points are the same location: equal to 3 decimals, about 100 m (LIM-45, DEL-69). */
export declare const sameCoordinates: (a: Coordinates, b: Coordinates) => boolean;
