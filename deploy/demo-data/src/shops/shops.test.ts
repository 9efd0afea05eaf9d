import { deliveryServices, paySystems } from 'deploy-api/seed/delivery';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { isInWater } from 'deploy-reference-data/nature/in-water';
import { coupons } from './coupons';
import { deliveryOffers } from './offers';
import { pickupPoints } from './pickup-points';
import { OWN_SHOPS, pickupServices } from './pickup-services';
import { shopFeatures, shops } from './shops';
import { fastDeliveryZones } from './zones';

const points = pickupPoints();

test('DEL-31 there are more than 400 points, 45 and more of them our own shops, in every city', () => {
  expect(points.length).toBeGreaterThanOrEqual(400);
  expect(points.filter(({ serviceId }) => serviceId === OWN_SHOPS).length).toBeGreaterThanOrEqual(45);
  for (const city of cityFacts) {
    expect(points.filter(({ locationId }) => locationId === city.id).length).toBeGreaterThan(9);
  }
});

test('DEL-13 every point is within its city, and no two are at one door', () => {
  for (const point of points) {
    const city = cityFacts.find(({ id }) => id === point.locationId);
    const [latitude, longitude] = city?.centre ?? [0, 0];
    expect(Math.abs(point.latitude - latitude)).toBeLessThan(0.2);
    expect(Math.abs(point.longitude - longitude)).toBeLessThan(0.23);
    expect(point.address).toContain(city?.forms[0]);
  }
  expect(new Set(points.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(points.length);
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
});

test('DEL-13 no point stands in a river or a lake of the drawn map, on whose banks the streets are', () => {
  expect(points.filter(({ latitude, longitude }) => isInWater([latitude, longitude])).map(({ name }) => name)).toEqual(
    [],
  );
  const bridge = [56.8369, 60.6067] as const;
  const middleOfTheLake = [56.85, 60.726] as const;
  expect([bridge, middleOfTheLake].map(isInWater)).toEqual([true, true]);
});

test('DEL-32 points belong to our shops or one of two partners', () => {
  const services = pickupServices.map(({ id }) => id);
  expect(services).toHaveLength(3);
  expect(new Set(points.map(({ serviceId }) => serviceId))).toEqual(new Set(services));
});

test('DEL-50 fast pickup is offered where the city has it, from our own shops only', () => {
  for (const { fastPickup, serviceId, locationId } of points) {
    const city = cityFacts.find(({ id }) => id === locationId);
    expect(fastPickup).toBe(serviceId === OWN_SHOPS && city?.fastPickup);
  }
});

test('ORD-01 courier, pickup and charity reach every city, all five ways the main one', () => {
  const types = (cityId: number) =>
    deliveryOffers()
      .filter(({ locationId }) => locationId === cityId)
      .map(({ serviceId }) => deliveryServices.find(({ id }) => id === serviceId)?.type);
  for (const { id } of cityFacts) {
    expect(types(id)).toEqual(expect.arrayContaining(['courier', 'pickup', 'charity']));
  }
  expect(types(2201)).toHaveLength(5);
});

test('ORD-51 one way to pay is cash', () => {
  expect(paySystems.filter(({ isCash }) => isCash)).toHaveLength(1);
});

test('CRT-24 one promotion code holds today and one has run out', () => {
  const today = new Date('2026-11-20T09:00:00Z');
  const ends = coupons(today).map(({ expiresAt }) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(ends.some((end) => end > today.getTime())).toBe(true);
  expect(ends.some((end) => end < today.getTime())).toBe(true);
});

test('DEL-72 every own shop has a page of its own, with features that exist', () => {
  const rows = shops(new Map());
  expect(rows).toHaveLength(points.filter(({ serviceId }) => serviceId === OWN_SHOPS).length);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  expect(rows.every(({ code }) => /^[a-z0-9_]+$/.test(code))).toBe(true);
  const known = shopFeatures.map(({ id }) => id);
  expect(
    rows.every(({ featureIds = [] }) => featureIds.length > 1 && featureIds.every((id) => known.includes(id))),
  ).toBe(true);
});

test('CIT-32 zones of fast delivery lie around shops of cities that offer it', () => {
  const zones = fastDeliveryZones();
  expect(zones.length).toBeGreaterThan(20);
  for (const { pointId, locationId, corners } of zones) {
    const point = points.find(({ id }) => id === pointId);
    expect(point).toMatchObject({ locationId, fastPickup: true });
    expect(corners).toHaveLength(12);
    const latitudes = corners.map(([latitude]) => latitude);
    expect(Math.min(...latitudes)).toBeLessThan(point?.latitude ?? 0);
    expect(Math.max(...latitudes)).toBeGreaterThan(point?.latitude ?? 0);
  }
  const offered = deliveryOffers().filter(({ serviceId }) => serviceId === 3);
  expect(new Set(zones.map(({ locationId }) => locationId))).toEqual(
    new Set(offered.map(({ locationId }) => locationId)),
  );
});
