import { mappedPlaces } from 'deploy-reference-data/streets/cities';
import { findStreets } from 'deploy-reference-data/streets/find-streets';
import { type House, houseAt } from 'deploy-reference-data/streets/houses';

/** Locations of a written address. An unknown house number gets an interpolated position on the street. */
export function findHouses(address: string, count: number): House[] {
  const streets = mappedPlaces.flatMap((place) => place.streets);
  return findStreets(address, streets)
    .filter(({ street, number }) => Number.parseInt(number, 10) <= street.lastHouse)
    .map(({ street, number }) => houseAt(street, number.toUpperCase()))
    .slice(0, count);
}
