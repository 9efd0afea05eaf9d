import { pictureId, withoutTags } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { type PetKindCode, petKindCode } from '../../pet-kind';

/** The maximum age of each kind in years; an older birthday is a typing error. */
const longestLives: Readonly<Record<PetKindCode, number>> = {
  dog: 35,
  cat: 40,
  bird: 100,
  fish: 100,
  rodent: 20,
  turtle: 200,
  ferret: 20,
  other: 200,
};

/** The smallest and the largest weight of a pet, in kilograms. */
const lightest = 0.001;
const heaviest = 500;

const noDate = 'Напишите дату так: 05.12.2024';
const noWeight = 'Укажите вес в килограммах, например 4,5';

/** The typed date as DD.MM.YYYY; also accepts «5.12.2024», «5/12/2024» and «05122024». */
function typedDate(text: string): string {
  const typed = text.trim();
  const parts = /^(\d{1,2})[.,/\-\s]+(\d{1,2})[.,/\-\s]+(\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed);
  const [, day = '', month = '', year = ''] = parts ?? [];
  return parts ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : typed;
}

/** Converts DD.MM.YYYY to YYYY-MM-DD, which can be sorted as text. */
const isoDate = (date: string): string => date.split('.').reverse().join('-');

/** Whether the date exists: 31.02.2024 does not. */
function isDate(date: string): boolean {
  if (!/^\d\d\.\d\d\.\d{4}$/.test(date)) return false;
  const day = new Date(`${isoDate(date)}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(isoDate(date));
}

/**
 * Today as YYYY-MM-DD, in the first time zone where the day begins: a person in the east may be a day ahead of the
 * server.
 */
const today = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const birthday = z.string().check(
  z.overwrite(typedDate),
  z.refine((date) => date === '' || isDate(date), { error: noDate, abort: true }),
  z.refine((date) => date === '' || isoDate(date) <= today(), 'Этот день ещё не наступил'),
);

/** Kilograms from a number, or from text with a comma or a point; 0 and '' mean: not given. */
const weight = z.pipe(
  z.transform((typed: number | string) => Number(String(typed).trim().replace(',', '.'))),
  z
    .number(noWeight)
    .check(z.refine((kilograms) => kilograms === 0 || (kilograms >= lightest && kilograms <= heaviest), noWeight)),
);

/** The data of a pet that a customer enters. Name and kind are required. */
const petFields = {
  animal: z.enum(petKindCode.options, 'Выберите, кто у вас живёт'),
  name: z
    .string()
    .check(withoutTags, z.minLength(1, 'Напишите, как зовут питомца'), z.maxLength(40, 'Не больше 40 знаков')),
  /** A value of the kind's list; '' if not given. */
  breed: z._default(z.string().check(z.trim(), z.maxLength(80, 'Не больше 80 знаков')), ''),
  birthday: z._default(birthday, ''),
  weight: z._default(weight, 0),
  /** The id of an uploaded photo; '' if there is none. */
  picture: z._default(z.union([z.literal(''), pictureId]), ''),
};

/** PET-07: the age is too high for this kind of animal. */
const isPlausible = z.refine<{ animal: PetKindCode; birthday: string }>(
  ({ animal, birthday }) => {
    if (!isDate(birthday)) return true;
    const [year = '', ...monthAndDay] = today().split('-');
    return isoDate(birthday) >= [Number(year) - longestLives[animal], ...monthAndDay].join('-');
  },
  { error: 'Проверьте год рождения', path: ['birthday'] },
);

/** The rules of the form and of the calls (PET-07). */
export const petForm = z.object(petFields).check(isPlausible);
export type PetValues = z.input<typeof petForm>;

/** The same rules with the number of the pet that is changed. */
export const changedPetForm = <Id extends z.ZodMiniType<number>>(id: Id) =>
  z.object({ id, ...petFields }).check(isPlausible);
