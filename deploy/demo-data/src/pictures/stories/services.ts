import { place } from '../drawing/pen';
import { meadow } from '../places/outside';
import { cabinet, table } from '../places/rooms';
import { vial } from '../props/medical';
import { animal, goods, personBehind, red, type Story, teal } from './stage';

/** What happens at a vet, a groomer, a trainer. */
export const services = {
  'vet-visit': (pen) =>
    cabinet(pen, '#cfe4dd') +
    personBehind(pen, 'vet', 2, 590, 520, 0.74) +
    animal(pen, ['dog', 5], 330, 516, 330, { floating: true }) +
    table(pen, 512, '#c3cccd') +
    place(vial(pen), 780, 514),

  grooming: (pen) =>
    cabinet(pen, '#efe0c8') +
    personBehind(pen, 'groomer', 3, 600, 520, 0.74) +
    animal(pen, ['dog', 0], 340, 516, 320, { floating: true }) +
    table(pen, 512, '#d9b98a') +
    goods(pen, 'brush', 790, 524, [110, 150], { name: 'Щётка', palette: teal }),

  training: (pen) =>
    meadow(pen, 12) +
    personBehind(pen, 'trainer', 5, 610, 640, 0.86) +
    animal(pen, ['dog', 3], 330, 606, 400) +
    goods(pen, 'leash', 820, 612, [150, 120], { name: 'Поводок', palette: red }),
} as const satisfies Record<string, Story>;
