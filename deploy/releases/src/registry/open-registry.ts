import { resolve } from 'node:path';
import { httpRegistry } from './http-registry';
import { folderRegistry, type Registry } from './registry';

/**
 * Opens the registry at an address or in a folder.
 * @param place `https://releases.example/shop` or a folder
 * @param cache the folder that caches releases of a remote registry
 */
export const openRegistry = (place: string, cache: string): Registry =>
  /^https?:\/\//.test(place) ? httpRegistry(place, resolve(cache)) : folderRegistry(resolve(place));
