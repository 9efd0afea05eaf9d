import { previewedBy, previewToken } from '../modules/content/editing/preview-link';
import { emailOfToken, unsubscribeToken } from '../modules/people/unsubscribe/unsubscribe-link';
import { idOfSigned, signedId } from './signed-id';

const [OLD, NEW] = ['the old key of tests', 'the new key of tests'];
const now = new Date('2026-11-27T05:00:00Z');

/** Each kind of a signed link: made with some keys, and read with others. */
const links: Readonly<Record<string, (made: string, read: string) => unknown>> = {
  order: (made, read) => idOfSigned(signedId(7, { purpose: 'p', key: made }), { purpose: 'p', key: read }),
  unsubscribe: (made, read) => emailOfToken(unsubscribeToken('anna@example.ru', made), read),
  preview: (made, read) => previewedBy(previewToken({ edition: 1, at: 0 }, made, now), read, now),
};

test.each(Object.keys(links))('a link (%s) of the old key works until that key is removed', (kind) => {
  const link = links[kind];
  expect(link?.(OLD, `${NEW},${OLD}`)).not.toBeNull();
  expect(link?.(`${NEW},${OLD}`, `${OLD},${NEW}`)).not.toBeNull();
  expect(link?.(`${NEW},${OLD}`, NEW)).not.toBeNull();
  expect(link?.(OLD, NEW)).toBeNull();
  expect(link?.(`${OLD},${NEW}`, NEW)).toBeNull();
});
