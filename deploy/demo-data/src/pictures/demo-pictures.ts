import type { PictureSource } from 'deploy-api/http/picture-source';
import { pictureRoutes } from 'deploy-api/http/pictures/routes';
import { pictureSpecFinder } from './picture-spec-finder';
import { createPictures } from './pictures';
import { kinds } from './spec/spec';

/** Draws the pictures of the demonstration data from the database, and caches them in the data folder. */
export const demoPictures: PictureSource = async (app, { db, dataDir }) => {
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'the picture could not be cached');
  pictureRoutes(app, kinds, createPictures({ dataDir, describe: pictureSpecFinder(db), onCacheError }));
};
