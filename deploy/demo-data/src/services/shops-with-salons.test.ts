import { cityTime } from '@zapovednik/rules/dates';
import { readOpeningHours } from '@zapovednik/rules/places';
import { addDays } from 'deploy-api/base/time/days';
import { weekdayOf } from 'deploy-api/base/time/zoned-time';
import { startsOn } from 'deploy-api/modules/services/slots/slots';
import { petRows } from '../people/pets';
import { pickupPoints } from '../shops/pickup-points';
import { shopFeatures, shops } from '../shops/shops';
import { salons, salonsOfShops } from './salons';
import { serviceReviews } from './service-reviews';
import { specialists } from './specialists';
import { visits } from './visits';

const ZONE = 'Asia/Yekaterinburg';
const TODAY = new Date('2026-11-23T00:00:00Z');
const points = pickupPoints();
const rows = shops(salonsOfShops());
const allSalons = salons();
const { specialists: staff, hours } = specialists();

const minuteOf = (moment: number) => {
  const [hour = 0, minute = 0] = cityTime(new Date(moment), ZONE).time.split(':').map(Number);
  return hour * 60 + minute;
};
const codesOf = (featureIds: readonly number[] = []) =>
  shopFeatures.filter(({ id }) => featureIds.includes(id)).map(({ code }) => code);

test('VET-03 no time is offered while the shop of the salon is closed', () => {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays('2026-11-24', ahead));
  const outside = staff.flatMap(({ id, name, salonId }) => {
    const shopId = allSalons.find((salon) => salon.id === salonId)?.shopId;
    const open = readOpeningHours(points.find((point) => point.id === shopId)?.schedule ?? '');
    const own = new Map(hours.filter((row) => row.specialistId === id).map(({ weekday, ...row }) => [weekday, row]));
    return week.flatMap((day) => {
      const shop = open?.[weekdayOf(day) - 1];
      const diary = { specialistId: id, hours: own, busy: [] };
      return startsOn(day, diary, { timeZone: ZONE, minutes: 30, closed: new Set(), now: TODAY })
        .filter((start) => !shop || minuteOf(start) < shop.opens || minuteOf(start) + 30 > shop.closes)
        .map((start) => `${name}: ${day} ${cityTime(new Date(start), ZONE).time}`);
    });
  });
  expect(outside).toEqual([]);
});

test('DEL-72 a shop has the feature of a salon exactly if it has the salon', () => {
  const ofKind = { vet: 'vet_kabinet', grooming: 'gruming', training: 'dressirovka' };
  for (const { id, featureIds } of rows) {
    const kinds = allSalons.filter(({ shopId }) => shopId === id);
    const wanted = kinds.map(({ kind }) => ofKind[kind]).sort();
    const shown = codesOf(featureIds).filter((code) => Object.values(ofKind).includes(code));
    expect([id, shown.sort()]).toEqual([id, wanted]);
  }
});

test('DEL-72 what the texts of a shop tell is among its features', () => {
  const words = { parkovka: /парковк/, pandus: /пандус/, akvariumy: /аквариумн/, vetapteka: /[Вв]етеринарн\S+ аптек/ };
  let told = 0;
  for (const { id, description, featureIds } of rows) {
    const ways = allSalons.filter(({ shopId }) => shopId === id);
    const text = [points.find((point) => point.id === id)?.address, description, ...ways.map((way) => way.entrance)];
    for (const [code, word] of Object.entries(words)) {
      if (!word.test(text.join(' '))) continue;
      told += 1;
      expect([id, codesOf(featureIds)]).toEqual([id, expect.arrayContaining([code])]);
    }
  }
  expect(told).toBeGreaterThan(10);
});

test('VET-05 the visits of a customer are visits of her own pets', () => {
  const pets = petRows(1, TODAY);
  const own = visits(1, TODAY).filter(({ customerId }) => customerId !== null);
  expect(own.length).toBeGreaterThan(0);
  for (const { customerId, petName } of own)
    expect(pets.filter((pet) => pet.customerId === customerId).map(({ name }) => name)).toContain(petName);
});

test('VET-06 no review and no description of a specialist occurs twice', () => {
  const texts = serviceReviews(TODAY).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const about = staff.map((one) => one.about);
  expect(new Set(about).size).toBe(about.length);
});
