import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toCity } from '../models/city';
import { city } from '../wire/city';

export const getCities = defineCall({
  id: 'location.city.get',
  requirement: 'API-27',
  summary: 'Cities of the shop, by SORT',
  path: '/location/city/get/',
  writes: false,
  maxAge: 3600,
  answer: z.array(city),
  model: (cities) => cities.map(toCity),
});
