import type { shop } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { codeOf } from 'deploy-api/seed/places/code-of';
import * as z from 'zod/mini';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';
import { featuresTold, pickupPoints } from './pickup-points';
import { OWN_SHOPS } from './pickup-services';

type ShopRow = typeof shop.$inferInsert;

const listed = readData(
  'shops/features.json',
  z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      /** A shop has this feature because of its salon of this kind. */
      salon: z.optional(z.enum(['vet', 'grooming', 'training'])),
    }),
  ),
);
/** It follows from the point. */
const FAST_PICKUP = 'bystryy_samovyvoz';
/** The features that a shop of the demonstration has by chance. */
const byChance = listed.filter(({ code, salon }) => !salon && code !== FAST_PICKUP).map(({ code }) => code);

/** Services that a shop can offer in addition to products. Their order determines their ids. */
export const shopFeatures = inOrder(listed.map(({ code, name }) => ({ code, name }))).map((row, index) => ({
  id: index + 1,
  ...row,
}));

/** Descriptions of shops. One with a `feature` is only for shops with that feature. */
const descriptions = readData(
  'shops/descriptions.json',
  z.array(z.strictObject({ text: z.string(), feature: z.optional(z.enum(listed.map(({ code }) => code))) })),
);

/** What a shop has because of its salons. */
export type SalonsOfShops = ReadonlyMap<number, { kinds: readonly string[]; features: readonly string[] }>;

/** Our own shops with the data of their pages (DEL-72). */
export function shops(salonsOfShops: SalonsOfShops): ShopRow[] {
  return pickupPoints()
    .filter(({ serviceId }) => serviceId === OWN_SHOPS)
    .map(({ id, locationId, name, address, fastPickup }) => {
      const random = randomOf('shop', id);
      const city = cityFacts.find((facts) => facts.id === locationId);
      const salons = salonsOfShops.get(id);
      const codes = new Set([
        ...random.sample(byChance, random.int(2, 3)),
        ...featuresTold(address),
        ...(salons?.features ?? []),
        ...listed.filter(({ salon }) => salon && salons?.kinds.includes(salon)).map(({ code }) => code),
        ...(fastPickup ? [FAST_PICKUP] : []),
      ]);
      const fitting = descriptions.filter(({ feature }) => !feature || codes.has(feature));
      return {
        id,
        code: codeOf(`${city?.forms[0]} ${name.replace('«Заповедник», ', '')}`),
        description: random.pick(fitting).text,
        featureIds: shopFeatures.filter(({ code }) => codes.has(code)).map(({ id: featureId }) => featureId),
      };
    });
}
