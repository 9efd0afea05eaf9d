import { fixtures } from '@zapovednik/testing';
import { userSession } from './user';

test('SES-01 a session contains its user, its lifetime, and its location', () => {
  expect(Object.keys(userSession.shape)).toEqual(
    expect.arrayContaining([
      ...['authorized', 'session_id', 'session_maxlifetime', 'login', 'email', 'name', 'first_name', 'second_name'],
      ...[
        'last_name',
        'phone',
        'user_id',
        'city_id',
        'location_id',
        'user_delivery',
        'mindbox',
        'user_groups',
        'bonus',
      ],
    ]),
  );
  expect(userSession.parse(fixtures.customer())).toEqual(fixtures.customer());
});

test('SES-01 a session with an unknown group is rejected', () => {
  expect(userSession.safeParse({ ...fixtures.customer(), user_groups: ['root'] }).success).toBe(false);
});
