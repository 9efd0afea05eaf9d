import { petForm } from '@zapovednik/api/cabinet/calls/pet-form';
import { petBreeds, petKinds } from 'deploy-api/seed/pets/kinds';
import { people } from './people';
import { petRows } from './pets';

const today = new Date('2026-11-20T09:00:00Z');
const rows = petRows(1, today);

test('every test user except the new customer has pets that the form accepts', () => {
  expect([...new Set(rows.map(({ customerId }) => customerId))]).toEqual(people.slice(1).map(({ id }) => id));
  for (const { kindId, breedId, name, birthday, weight } of rows) {
    const kind = petKinds.find(({ id }) => id === kindId);
    const breed = petBreeds.find(({ id }) => id === breedId);
    expect(breed?.kindId).toBe(kindId);
    const typed = birthday?.split('-').reverse().join('.');
    petForm.parse({ animal: kind?.xmlId, name, breed: breed?.value, birthday: typed, weight: (weight ?? 0) / 1000 });
  }
});

test('every breed is in the list of its kind once', () => {
  expect(new Set(petBreeds.map(({ kindId, value }) => `${kindId} ${value}`)).size).toBe(petBreeds.length);
  expect(new Set(petBreeds.map(({ id }) => id)).size).toBe(petBreeds.length);
  expect(petBreeds.length).toBeGreaterThan(300);
});
