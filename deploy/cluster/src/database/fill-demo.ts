import { createDatabase } from 'deploy-api/db/create-database';
import { prepareData } from 'deploy-api/seed/prepare-data';

/** Fills an empty database with the demonstration, so that there is something to buy. A filled one is left as it is. */
export async function fillDemo(url: string, scale: number): Promise<void> {
  const { maintenance, close } = await createDatabase({ url });
  const wanted = { seed: 'demo', isServer: true, isPublic: false } as const;
  await prepareData(maintenance, wanted, { scale, seed: 1, today: new Date() }).finally(close);
}
