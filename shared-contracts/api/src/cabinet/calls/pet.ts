import { pictureFile, pictureId } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, picture, wholeNumber } from '../../field';
import { toPet, toPetKind } from '../models/pet';
import { petAnswer, petKindAnswer } from '../wire/pet';
import { changedPetForm, petForm } from './pet-form';

const petId = z.pipe(wholeNumber, id);

export const getPets = defineCall({
  id: 'sale.pet.get',
  requirement: 'API-105',
  summary: 'The customer’s pets, in the order in which they were added',
  path: '/sale/pet/get/',
  writes: false,
  answer: z.array(petAnswer),
  model: (pets) => pets.map(toPet),
});

export const addPet = defineCall({
  id: 'sale.pet.add',
  requirement: 'API-106',
  summary: 'Adds a pet; a customer has at most 20',
  methods: ['POST'],
  path: '/sale/pet/add/',
  writes: true,
  fails: [403, 409],
  body: petForm,
  answer: petAnswer,
  model: toPet,
});

export const deletePet = defineCall({
  id: 'sale.pet.delete',
  requirement: 'API-107',
  summary: 'Deletes a pet with its photo; answers those that are left',
  methods: ['POST'],
  path: '/sale/pet/delete/',
  writes: true,
  fails: [403, 404],
  body: z.object({ id: petId }),
  answer: z.array(petAnswer),
  model: (pets) => pets.map(toPet),
});

export const updatePet = defineCall({
  id: 'sale.pet.update',
  requirement: 'API-108',
  summary: 'The whole form of a pet: what is left out becomes empty',
  methods: ['POST'],
  path: '/sale/pet/update/',
  writes: true,
  fails: [403, 404],
  body: changedPetForm(petId),
  answer: petAnswer,
  model: toPet,
});

export const getAnimalStructure = defineCall({
  id: 'sale.pet.getAnimalStructure',
  requirement: 'API-109',
  summary: 'The kinds of animals, each with its breeds',
  path: '/sale/pet/get_animal_structure/',
  writes: false,
  maxAge: 300,
  answer: z.array(petKindAnswer),
  model: (kinds) => kinds.map(toPetKind),
});

export const addPetPicture = defineCall({
  id: 'sale.pet.addPicture',
  requirement: 'PET-05',
  summary: 'Uploads a JPEG, PNG or WebP photo for the form of a pet; it is kept for a day without one',
  methods: ['POST'],
  path: '/sale/pet/add_picture/',
  writes: true,
  fails: [403, 422, 429],
  body: z.object({ file: pictureFile }),
  answer: z.object({ id: pictureId, picture }),
});
