import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { toPlace } from '../models/place';
import { location } from '../wire/location';

const byId = z.object({ id: z.pipe(wholeNumber, id) });

export const searchLocations = defineCall({
  id: 'location.location.search',
  requirement: 'API-28',
  summary: 'Places whose name begins with or holds the text',
  methods: ['GET', 'POST'],
  path: '/location/location/search/{q}/',
  writes: false,
  maxAge: 3600,
  params: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(location),
  model: (locations) => locations.map(toPlace),
});

export const getLocation = defineCall({
  id: 'location.location.get',
  requirement: 'API-29',
  summary: 'One place; unknown: 404 "Не удалось найти location ID: {id}"',
  methods: ['GET', 'POST'],
  path: '/location/location/get/{id}/',
  writes: false,
  maxAge: 3600,
  params: byId,
  answer: location,
  model: toPlace,
});

/** A new location removes the pickup point of the old one; the basket of the old location is kept. */
export const setLocation = defineCall({
  id: 'location.location.set',
  requirement: 'API-30',
  summary: 'Chooses the place of this session',
  methods: ['GET', 'POST'],
  path: '/location/location/set/{id}/',
  writes: true,
  fails: [409],
  params: byId,
  answer: location,
  model: toPlace,
});
