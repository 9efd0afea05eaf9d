import type { Bench } from './report/bench-kind';

/**
 * All benches by name, in the order in which they run. Each is loaded only when it runs, because `npm run bench --
 * --help` needs none of them.
 */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  // First, because later ones leave traces in the memory of the shared shop.
  memory: async () => (await import('./memory/memory')).memory,
  'first-load': async () => (await import('./first-load/first-load')).firstLoad,
  'phone-load': async () => (await import('./vitals/phone-load')).phoneLoad,
  lighthouse: async () => (await import('./vitals/lighthouse')).lighthouseBench,
  interaction: async () => (await import('./vitals/interaction')).interaction,
  'next-page': async () => (await import('./vitals/next-page')).nextPage,
  filter: async () => (await import('./filter/filter')).filter,
  'server-rendering': async () => (await import('./server-rendering/server-rendering')).serverRendering,
  crowd: async () => (await import('./crowd/crowd')).crowd,
  telemetry: async () => (await import('./telemetry/telemetry')).telemetryCost,
  'release-swaps': async () => (await import('./releases/release-swaps')).releaseSwaps,
  'release-one-area': async () => (await import('./releases/release-one-area')).releaseOneArea,
  start: async () => (await import('./start')).start,
  'edit-to-pixel': async () => (await import('./edit/edit-to-pixel')).editToPixel,
  kills: async () => (await import('./kills/kills')).kills,
  catalogue: async () => (await import('./catalogue/catalogue')).catalogue,
  million: async () => (await import('./catalogue/million')).million,
  cabinet: async () => (await import('./cabinet/cabinet')).cabinet,
  capacity: async () => (await import('./capacity/capacity')).capacity,
  'orders-growth': async () => (await import('./cabinet/orders-growth')).ordersGrowth,
  hour: async () => (await import('./hour/hour')).hour,
  'open-transaction': async () => (await import('./catalogue/open-transaction')).openTransaction,
  'shared-limits': async () => (await import('./shared-limits/shared-limits')).sharedLimits,
  'search-flood': async () => (await import('./flood/search-flood')).searchFlood,
  'search-quality': async () => (await import('./search-quality/search-quality')).searchQuality,
};
