declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, in Chromium. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the user saves data or has a slow connection: then nothing is loaded before it is needed. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
