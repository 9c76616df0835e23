/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words/*' {
  const source: string;
  export default source;
}
