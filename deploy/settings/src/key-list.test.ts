import { keyList } from './key-list';

const [OLD, NEW] = ['the old key of tests', 'the new key of tests'];

test.each(['', 'too short', `${OLD},`, `${OLD},short`, `,${OLD}`, `${OLD},                    `])(
  '%j is refused: a short key would be guessed',
  (keys) => {
    expect(keyList.safeParse(keys).success).toBe(false);
  },
);

test.each([OLD, `${NEW},${OLD}`])('%j is accepted', (keys) => {
  expect(keyList.parse(keys)).toBe(keys);
});
