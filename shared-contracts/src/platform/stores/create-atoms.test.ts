import * as z from 'zod/mini';
import { favouritesAtom } from '../../catalog/atoms';
import { basketAtom } from '../../checkout/atoms';
import { sessionAtom } from '../../shell/atoms';
import { defineAtom } from './atom';
import { createAtoms, type WriteAtom } from './create-atoms';

/** The same atom as apps of different releases have it. */
const petAtom = <Schema extends z.ZodMiniType>(schema: Schema, initial: z.output<Schema>) =>
  defineAtom({ name: 'pet:state', owner: 'mf-services', schema, initial });

const namedPet = z.object({ name: z.string() });
const nobody = { name: '' };

function atomsWith(report = jest.fn()) {
  return { ...createAtoms(report), report };
}

test('an atom that nobody wrote holds its initial value, and its readers hear when it is written', () => {
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

test('a value that is written again is no change', () => {
  const { atom, write } = atomsWith();
  const heard = jest.fn();
  const ids = [7];
  atom(favouritesAtom).listen(heard);
  write(favouritesAtom, ids);
  write(favouritesAtom, ids);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an atom that the shell does not know is shared by name, and may be read before its owner is there', () => {
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

test('a reader parses each value once, and not what was written with its own schema', () => {
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

test('a value that a reader cannot parse is reported once; that reader sees the initial value, others see it', () => {
  const { atom, write, report } = atomsWith();
  const strict = petAtom(z.object({ name: z.string(), age: z.number() }), { name: '', age: 0 });
  const plain = petAtom(namedPet, nobody);
  write(plain, { name: 'Рыжик' });
  expect(atom(strict).get()).toEqual({ name: '', age: 0 });
  expect(atom(strict).get()).toEqual({ name: '', age: 0 });
  expect(atom(plain).get()).toEqual({ name: 'Рыжик' });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ issues: expect.anything() }), strict]]);
});

test('each page and each request has atoms of its own', () => {
  const [one, two] = [atomsWith(), atomsWith()];
  one.write(favouritesAtom, [1]);
  expect(two.atom(favouritesAtom).get()).toBeNull();
});

test('who may write an atom is part of its type', () => {
  const checkout = (write: WriteAtom<'mf-checkout'>) => {
    write(basketAtom, basketAtom.initial);
    // @ts-expect-error the session is the shell's to write
    write(sessionAtom, sessionAtom.initial);
  };
  const catalog = (write: WriteAtom<'mf-catalog'>) => {
    write(favouritesAtom, [1]);
    // @ts-expect-error the basket is the checkout's to write
    write(basketAtom, basketAtom.initial);
  };
  expect([checkout, catalog]).toHaveLength(2);
});
