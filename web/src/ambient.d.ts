/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words/lost' {
  const sources: Record<import('./words/languages').Language, string>;
  export default sources;
}

declare module 'virtual:words/*' {
  const source: string;
  export default source;
}

// Only while the page is built (vite/fonts.ts).
declare module 'subset-font' {
  export default function subsetFont(font: Uint8Array, letters: string, options: { targetFormat: 'woff2' }): Promise<Uint8Array>;
}
