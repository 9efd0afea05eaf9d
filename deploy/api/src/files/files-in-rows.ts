import type { FileStore } from './file-store';
import { FilesAway } from './files-away';

/** Every file is in its row: the shop needs nothing but its database. */
export const filesInRows: FileStore = {
  keep: async (_, __, content) => ({ content, storedKey: null }),
  async read({ content, storedKey }) {
    // The shop had a store, and its settings are gone.
    if (storedKey !== null) throw new FilesAway('opening');
    return content;
  },
  readMade: async () => null,
  keepMade: async () => false,
  removeMade: async () => {},
  sweep: async () => {},
};
