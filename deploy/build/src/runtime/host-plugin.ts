import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  /** Areas are built without a federation runtime and take this one. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The integrity of every entry of the release set, by URL, without the shop's own origin; the document writes it. */
  var shopEntryIntegrity: Record<string, string> | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

const nonce = document.currentScript?.nonce;

/** The script of an area's entry carries the document's nonce and the hash of its release. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shop-host',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      if (nonce) script.nonce = nonce;
      const { origin, pathname } = new URL(url, location.origin);
      const integrity = globalThis.shopEntryIntegrity?.[origin === location.origin ? pathname : url];
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
      }
      return script;
    },
  };
}
