import { readConfig } from '../start/config';
import { madeKey, prefixOf } from './keys';
import { openFiles } from './open-files';

// The library of the store is large: a shop without a store never loads it.
jest.mock('./bucket', () => {
  throw new Error('the store was loaded');
});

const account = {
  FILES_ENDPOINT: 'https://storage.example',
  FILES_BUCKET: 'shop-files',
  FILES_REGION: 'us-east-1',
  FILES_KEY_ID: 'an-id',
  FILES_SECRET: 'a-secret',
};
const silent = { error: () => {}, info: () => {} };

test.each(['https://storage.example', 'https://storage.example/', 'http://10.0.0.7:9000', 'http://[::1]:9000'])(
  'a store at %s',
  (FILES_ENDPOINT) => {
    expect(readConfig({ ...account, FILES_ENDPOINT })).toMatchObject({ FILES_ENDPOINT });
  },
);

test.each([
  ['FILES_ENDPOINT', 'https://an-id:a-secret@storage.example'],
  ['FILES_ENDPOINT', 'https://storage.example/shop-files'],
  ['FILES_ENDPOINT', 'https://storage.example?key=a-secret'],
  ['FILES_ENDPOINT', '//storage.example'],
  ['FILES_ENDPOINT', 'file:///srv'],
  ['FILES_ENDPOINT', 'storage.example'],
  ['FILES_BUCKET', '../shop'],
  ['FILES_BUCKET', 'shop/files'],
  ['FILES_REGION', 'us east'],
])('%s=%s is refused by its name, without its value', (name, value) => {
  expect(() => readConfig({ ...account, [name]: value })).toThrow(name);
  expect(() => readConfig({ ...account, [name]: value })).not.toThrow(value);
});

test('half a store stops the start, and names what is missing', async () => {
  await expect(openFiles(readConfig({ ...account, FILES_SECRET: '' }), silent)).rejects.toThrow('FILES_SECRET');
  const { files, bucket } = await openFiles(readConfig({}), silent);
  expect(bucket).toBeNull();
  await expect(openFiles(account, silent)).rejects.toThrow('the store was loaded');
  const file = { content: null, storedKey: `pet/${'a'.repeat(32)}/${'b'.repeat(64)}` };
  await expect(files.read(file)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('FILES_ENDPOINT') },
  });
});

const key = `pet/${'a'.repeat(32)}/${'b'.repeat(64)}`;

test.each([
  '',
  '/',
  `../${key}`,
  `${key}/..`,
  key.replace('pet', 'pets'),
  key.replace('aa', '..'),
  key.toUpperCase(),
  `${key}\n`,
  key.replace('b', 'б'),
  key.replace('/', '//'),
])('%j is no key: nothing is read or deleted by it', (foreign) => {
  expect(() => prefixOf(foreign)).toThrow('no key');
  expect(() => madeKey(foreign, '640.avif')).toThrow('no key');
});

test.each(['../640.avif', '640.avif/', 'b'.repeat(64), '640'])('%s is no picture that was made from a file', (name) => {
  expect(() => madeKey(key, name)).toThrow('no name');
  expect(madeKey(key, '640.avif')).toBe(`pet/${'a'.repeat(32)}/640.avif`);
});
