import { fixtures } from '@zapovednik/testing';
import { nothingChosen, toDeliveryChoice } from './delivery';

test('DEL-36 CIT-18 the answer about a visitor who has chosen nothing is what the page starts with', () => {
  expect(toDeliveryChoice(fixtures.userDelivery())).toEqual(nothingChosen);
});
