import type { Database } from '../db/database';
import { demoData } from '../db/schema';
import { loadDemoData } from './demo-data';

/** Whether the demonstration draws a picture. A shop with its own data draws none. */
export async function isDrawn(db: Database, kind: string, id: string): Promise<boolean> {
  if ((await db.$count(demoData)) === 0) return false;
  return (await loadDemoData()).isDrawn(db, kind, id);
}
