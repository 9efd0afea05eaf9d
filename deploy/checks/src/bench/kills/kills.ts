import { oneOf } from 'deploy-command-line/one-of';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { measure } from './measure';
import { openRehearsal } from './open-rehearsal';
import { parts } from './parts';

/** Kills each process of a cluster in turn, and worse, while shoppers order, book and look, and an area is released. */
export const kills: Bench = {
  title: 'A cluster of which something dies, under orders, bookings and releases',
  async run({ say, only }) {
    const names = Object.keys(parts);
    const wanted = only.length > 0 ? only.map((word) => oneOf(word, names, 'Части')) : names;
    const rehearsal = await openRehearsal(say);
    const figures: Figure[] = [];
    const notes: string[] = [];
    try {
      for (const name of wanted) {
        const part = parts[name];
        const reason = part?.leftOut?.() ?? null;
        if (!part || reason !== null) notes.push(`${name} was left out: ${reason}`);
        else figures.push(...(await measure(name, part, rehearsal, say)));
      }
      return { figures, notes: [...notes, `${rehearsal.releases()} releases of an area meanwhile`] };
    } finally {
      await rehearsal.close();
    }
  },
};
