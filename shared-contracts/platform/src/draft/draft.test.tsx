import * as z from 'zod/mini';
import { forgetDraft, forgetDrafts, forgetDraftsOfOthers, readDraft, storeDraft } from './draft';
import { hasDraft } from './has-draft';

const pet = z.object({ name: z.string() });
const rex = { name: 'Рекс' };
const read = (userId: number | null) => readDraft('area/pet', userId, pet);

afterEach(() => sessionStorage.clear());

test('what a user typed is read again by the same user only', () => {
  storeDraft('area/pet', 7, rex);
  expect(read(null)).toBeNull();
  expect(read(7)).toEqual(rex);
  forgetDraft('area/pet');
  expect(read(7)).toBeNull();
});

test('whether something is stored is known without reading it', () => {
  expect(hasDraft('area/pet')).toBe(false);
  storeDraft('area/pet', 7, rex);
  expect(hasDraft('area/pet')).toBe(true);
});

test('what another user typed is forgotten', () => {
  storeDraft('area/pet', 7, rex);
  expect(read(8)).toBeNull();
  expect(read(7)).toBeNull();
});

test('what a guest typed stays after a sign-in', () => {
  storeDraft('area/pet', null, rex);
  forgetDraftsOfOthers(7);
  expect(read(null)).toEqual(rex);
  expect(read(7)).toEqual(rex);
});

test('a sign-in removes what other users typed; a sign-out all that was typed, and nothing else', () => {
  storeDraft('area/pet', 7, rex);
  storeDraft('area/order', 8, rex);
  sessionStorage.setItem('draft', '{}');
  forgetDraftsOfOthers(8);
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft', 'draft:area/order']);
  storeDraft('area/visit', null, rex);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['draft']);
});

test.each(['no JSON', '{}', '{"userId":7,"values":{"name":1}}'])('invalid stored data is no draft: %s', (kept) => {
  sessionStorage.setItem('draft:area/pet', kept);
  expect(read(7)).toBeNull();
});
