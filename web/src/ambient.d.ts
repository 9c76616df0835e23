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
