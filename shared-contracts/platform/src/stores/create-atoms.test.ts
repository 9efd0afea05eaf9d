import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import * as z from 'zod/mini';
import { defineAtom } from './atom';
import { createAtoms, type WriteAtom } from './create-atoms';

/** The same atom in apps of different releases. */
const petAtom = <Schema extends z.ZodMiniType>(schema: Schema, initial: z.output<Schema>) =>
  defineAtom({ name: 'pet:state', owner: 'mf-services', schema, initial });

const namedPet = z.object({ name: z.string() });
const nobody = { name: '' };

function atomsWith(report = jest.fn()) {
  return { ...createAtoms(report), report };
}

test('an unwritten atom has its initial value, and a write notifies its readers', () => {
  const { atom, write } = atomsWith();
  const heard = jest.fn();
  const favourites = atom(favouritesAtom);
  const stop = favourites.listen(heard);
  expect(favourites.get()).toBeNull();
  write(favouritesAtom, [7]);
  expect(favourites.get()).toEqual([7]);
  stop();
  write(favouritesAtom, [7, 8]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('writing the same value again is not a change', () => {
  const { atom, write } = atomsWith();
  const heard = jest.fn();
  const ids = [7];
  atom(favouritesAtom).listen(heard);
  write(favouritesAtom, ids);
  write(favouritesAtom, ids);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an atom that the shell does not know is shared by name, and can be read before its owner is loaded', () => {
  const { atom, write, report } = atomsWith();
  const pet = atom(petAtom(namedPet, nobody));
  expect(pet.get()).toEqual(nobody);
  const older = atom(
    petAtom(z.object({ name: z.string(), kind: z._default(z.string(), 'кот') }), { ...nobody, kind: '' }),
  );
  write(petAtom(z.object({ name: z.string(), age: z.number() }), { ...nobody, age: 0 }), { name: 'Рыжик', age: 3 });
  expect(pet.get()).toEqual({ name: 'Рыжик' });
  expect(older.get()).toEqual({ name: 'Рыжик', kind: 'кот' });
  expect(report).not.toHaveBeenCalled();
});

test('a reader parses each value once, and skips values that were written with its own schema', () => {
  const { atom, write } = atomsWith();
  const parsed = jest.fn(() => true);
  const watched = z.object({ name: z.string() }).check(z.refine(parsed));
  const mine = petAtom(watched, nobody);
  const theirs = petAtom(namedPet, nobody);
  write(theirs, { name: 'Рыжик' });
  const first = atom(mine).get();
  expect(atom(mine).get()).toBe(first);
  expect(parsed).toHaveBeenCalledTimes(1);
  const own = { name: 'Барсик' };
  write(mine, own);
  expect(atom(mine).get()).toBe(own);
  expect(parsed).toHaveBeenCalledTimes(1);
});

test('a value that a reader cannot parse is reported once; that reader gets the initial value, other readers get the value', () => {
  const { atom, write, report } = atomsWith();
  const strict = petAtom(z.object({ name: z.string(), age: z.number() }), { name: '', age: 0 });
  const plain = petAtom(namedPet, nobody);
  write(plain, { name: 'Рыжик' });
  expect(atom(strict).get()).toEqual({ name: '', age: 0 });
  expect(atom(strict).get()).toEqual({ name: '', age: 0 });
  expect(atom(plain).get()).toEqual({ name: 'Рыжик' });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ issues: expect.anything() }), strict]]);
});

test('each page and each request has its own atoms', () => {
  const [one, two] = [atomsWith(), atomsWith()];
  one.write(favouritesAtom, [1]);
  expect(two.atom(favouritesAtom).get()).toBeNull();
});

test('the type of an atom contains its writer', () => {
  const checkout = (write: WriteAtom<'mf-checkout'>) => {
    write(basketAtom, basketAtom.initial);
    // @ts-expect-error only the shell can write the session
    write(sessionAtom, sessionAtom.initial);
  };
  const catalog = (write: WriteAtom<'mf-catalog'>) => {
    write(favouritesAtom, [1]);
    // @ts-expect-error only the checkout can write the basket
    write(basketAtom, basketAtom.initial);
  };
  expect([checkout, catalog]).toHaveLength(2);
});
