import { whenNear } from '@zapovednik/areas/widgets';

/** The button to share a text. It needs a script, so it appears with it. */
export const SharePage = whenNear({
  area: 'mf-content',
  name: 'share',
  load: async () => ({
    default: (await import(/* webpackChunkName: "lazy-share-button" */ '@zapovednik/ui/popover')).Share,
  }),
});
