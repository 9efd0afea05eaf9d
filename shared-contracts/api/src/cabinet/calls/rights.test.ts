import { userGroup } from '../../user-group';
import { rightsOf } from './rights';

test('SES-37 SES-38 SES-39 groups give rights', () => {
  expect(rightsOf({ groups: ['1c_service_user'] })).toEqual({
    canLoginForSomeoneElse: true,
    canBuyMerchandise: false,
    canBecomeAgent: true,
  });
  expect(rightsOf({ groups: ['1c_user'] })).toEqual({
    canLoginForSomeoneElse: false,
    canBuyMerchandise: true,
    canBecomeAgent: false,
  });
  expect(rightsOf({ groups: ['admin'] })).toEqual({
    canLoginForSomeoneElse: true,
    canBuyMerchandise: true,
    canBecomeAgent: true,
  });
  expect(rightsOf({ groups: [] })).toEqual({
    canLoginForSomeoneElse: false,
    canBuyMerchandise: false,
    canBecomeAgent: true,
  });
});

test('SES-42 there are exactly these four groups, and other customers have only the basic rights', () => {
  expect(userGroup.options).toEqual(['1c_service_user', 'admin', '1c_user', 'customer']);
  expect(rightsOf({ groups: ['customer'] })).toEqual(rightsOf({ groups: [] }));
});
