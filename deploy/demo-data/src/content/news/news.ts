import type { Text } from '../text';
import { eventNews } from './events';
import { goodsNews } from './goods';
import { shopNews } from './shops';

/** The news of the demonstration. */
export const news: readonly Text[] = [...shopNews, ...goodsNews, ...eventNews];
