import type { Database } from 'deploy-api/db/database';
import type { PictureSource } from 'deploy-api/http/picture-source';
import { pictureRoutes } from 'deploy-api/http/pictures/routes';
import { pictureSpecFinder } from './picture-spec-finder';
import { createPictures } from './pictures';
import { kind as kindOfPicture, kinds } from './spec/spec';

/** Draws the pictures of the demonstration data from the database, and caches them in the data folder. */
export const demoPictures: PictureSource = async (app, { db, dataDir }) => {
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'the picture could not be cached');
  pictureRoutes(app, kinds, createPictures({ dataDir, describe: pictureSpecFinder(db), onCacheError }));
};

/** Whether there is a drawn picture `/pictures/<kind>/<id>/1`. */
export async function isDrawn(db: Database, kind: string, id: string): Promise<boolean> {
  const known = kindOfPicture.safeParse(kind);
  return known.success && (await pictureSpecFinder(db)(known.data, id)) !== null;
}
