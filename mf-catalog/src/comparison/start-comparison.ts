import type { AreaContext } from 'shared-contracts/app';
import { comparedAtom } from 'shared-contracts/catalog/atoms';
import { toggleCompared } from 'shared-contracts/catalog/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { browserMemory } from 'shared-contracts/storage';

/** The name under which the browser stores the compared products. */
export const storageKey = 'compared';

/** What a press needs is loaded by it, or when something is compared already. */
const load = () => import(/* webpackChunkName: "lazy-comparison" */ './comparison');

/** Reads the compared products, follows the other tabs, and answers `comparison:toggle`. */
export function startComparison(app: AreaContext<'mf-catalog'>): CommandHandler {
  const read = () => {
    const compared = browserMemory.read(storageKey, comparedAtom.schema) ?? [];
    app.write(comparedAtom, compared);
    if (compared.length === 0) return;
    load().then(
      ({ showBar }) => showBar(app),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'event', name: comparedAtom.name }),
    );
  };
  read();
  addEventListener('storage', ({ key }) => key === storageKey && read());
  return handleCommand(toggleCompared, async (input) => (await load()).toggle(app, input));
}
