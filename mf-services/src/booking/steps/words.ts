import type { Animal, PetSize } from '@zapovednik/api/services/calls/salon';

export const animalNames: Readonly<Record<Animal, string>> = { dog: 'Собака', cat: 'Кошка', other: 'Другое животное' };

export const sizeNames: Readonly<Record<Exclude<PetSize, ''>, string>> = {
  small: 'Маленькая, до 10\u00A0кг',
  medium: 'Средняя, до 25\u00A0кг',
  large: 'Крупная, больше 25\u00A0кг',
};

/** «1 ч 30 мин» */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} ч`, rest && `${rest} мин`].filter(Boolean).join(' ');
}
