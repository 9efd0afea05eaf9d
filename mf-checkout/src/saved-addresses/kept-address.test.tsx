import { emptyAddress } from '../address/address-line';
import { keepTyped, readKept } from './kept-address';

afterEach(() => sessionStorage.clear());

test('DEL-71 what is typed after the session has ended is not kept: the next person must not see it', () => {
  keepTyped(null, null, { ...emptyAddress, street: 'улица Мира' });
  expect(readKept(7)).toBeNull();
  keepTyped(7, null, { ...emptyAddress, street: 'улица Мира' });
  expect(readKept(7)).toMatchObject({ profileId: null, values: { street: 'улица Мира' } });
});
