import { forgetSearch, forgetSearches, pastSearches, rememberSearch } from './past-searches';

const nobody = { status: 'anonymous', userId: null } as const;
const anna = { status: 'authorized', userId: 5 } as const;
const boris = { status: 'authorized', userId: 6 } as const;

afterEach(() => localStorage.clear());

test('CAT-37 past searches: the latest first, each once, at most ten', () => {
  for (let count = 1; count <= 12; count += 1) rememberSearch(nobody, `корм ${count}`);
  rememberSearch(nobody, 'корм 5');
  const past = pastSearches(nobody);
  expect(past).toHaveLength(10);
  expect(past.slice(0, 2)).toEqual(['корм 5', 'корм 12']);
  expect(forgetSearch(nobody, 'корм 5')[0]).toBe('корм 12');
  forgetSearches();
  expect(pastSearches(nobody)).toEqual([]);
});

test('CAT-37 what a visitor searched for stays after the sign-in, and is gone after the sign-out', () => {
  rememberSearch(nobody, 'корм');
  expect(pastSearches(anna)).toEqual(['корм']);
  rememberSearch(anna, 'когтеточка');
  expect(pastSearches(anna)).toEqual(['когтеточка', 'корм']);
  expect(pastSearches(nobody)).toEqual([]);
  expect(localStorage).toHaveLength(0);
  rememberSearch(anna, 'поводок');
  expect(pastSearches(boris)).toEqual([]);
});

test('until it is known who searches, nothing is shown or stored', () => {
  rememberSearch(anna, 'корм');
  const unknown = { status: 'unknown', userId: null } as const;
  rememberSearch(unknown, 'поводок');
  expect(pastSearches(unknown)).toEqual([]);
  expect(pastSearches(anna)).toEqual(['корм']);
});

test.each(['{"userId":null,"texts":[1]}', '{"texts":["корм"]}', '[]', 'no JSON'])(
  'other stored data is ignored: %s',
  (data) => {
    localStorage.setItem('mf-catalog:past-searches', data);
    expect(pastSearches(nobody)).toEqual([]);
  },
);
