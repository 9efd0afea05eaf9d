import { defineWidget } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Latitude and longitude in degrees. */
const coordinates = z.tuple([z.number(), z.number()]);

const marker = z.object({
  id: z.int(),
  coordinates,
  /** URL of the picture of the service, 32 × 40; null: a plain pin. */
  icon: z.nullable(z.string()),
  /** Shown when the pointer is over the marker. */
  title: z.string(),
  /** Fast pickup is possible here. */
  isFast: z.boolean(),
});

const zone = z.object({
  id: z.int(),
  title: z.string(),
  /** The last corner is connected to the first. */
  corners: z.array(coordinates),
});

/** A function of the page. */
const handler = <Value>() => z.optional(z.transform((run: (value: Value) => void) => run));

/** A map with markers and zones. It fills the width and height of the element around it. */
export const shopMap = defineWidget({
  name: 'shop-map',
  owner: 'mf-checkout',
  props: z.object({
    /** The accessible name of the map. */
    label: z.string(),
    /** Markers close to each other are shown as one cluster. */
    markers: z.array(marker),
    /** The chosen marker; it is never part of a cluster. */
    chosenId: z.optional(z.nullable(z.int())),
    /** Polygons, as those of fast delivery (CIT-32). Those that overlap are drawn as one. */
    zones: z.optional(z.array(zone)),
    /** A place that is not one of the markers, as the address that the nearest ones are near to. */
    place: z.optional(z.nullable(z.object({ coordinates, title: z.string() }))),
    /** The map moves there when it changes: zoom 16 for an address, 12 for a city. Without it, it opens at the city's centre. */
    focus: z.optional(z.nullable(z.object({ coordinates, zoom: z.number() }))),
    /** The page around the map scrolls. One finger and the wheel scroll the page; two fingers and Ctrl move the map. */
    isInPage: z.optional(z.boolean()),
    /** Called with the id of a clicked marker. */
    onMarker: handler<number>(),
    /** Called with the location of a click outside the markers. */
    onPress: handler<readonly [latitude: number, longitude: number]>(),
    /** Called when the map cannot be shown: no WebGL, no style, offline. The page then shows only its list. */
    onUnavailable: z.optional(z.transform((run: () => void) => run)),
  }),
});

/** One line for an address of the storefront's city, with suggestions. */
export const addressFinder = defineWidget({
  name: 'address-finder',
  owner: 'mf-checkout',
  props: z.object({
    /** The label of the field. */
    label: z.string(),
    /** The address that is shown at first; when it becomes empty, the line does. */
    value: z.string(),
    /** Called with a chosen street or house and its location. */
    onFind: handler<{ readonly label: string; readonly coordinates: readonly [latitude: number, longitude: number] }>(),
  }),
});

/** The customer's saved addresses of all cities: choose, add, change, delete (DEL-71). */
export const deliveryProfiles = defineWidget({
  name: 'delivery-profiles',
  owner: 'mf-checkout',
  props: z.object({
    /** Opens the form of this address. */
    editId: z.optional(z.int()),
    /** Called when the form that `editId` opened is saved or cancelled. */
    onEdited: z.optional(z.transform((run: () => void) => run)),
    /** Called with the address to change, instead of opening its form here. */
    onEdit: handler<number>(),
  }),
});
