import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

/**
 * The needs of animals, by the root section of their goods: how often an order contains goods of a section of the
 * second level, from 0 to 1. The most frequent come first.
 */
export const needs = readData('orders/needs.json', z.record(z.string(), z.record(z.string(), z.number())));

/** Sections whose goods are used up, so an animal usually gets the same goods again. */
const usedUp = /\/(sukhoy_korm|napolniteli|korm|seno_i_napolniteli|korm_dlya_ryb)$/;
export const isUsedUp = (section: string): boolean => usedUp.test(section);

/** Sections whose goods are bought in several tastes at once. */
const several = /\/(vlazhnyy_korm|lakomstva)$/;
export const isBoughtInSeveral = (section: string): boolean => several.test(section);
