// The types of parlour.mjs.
export interface Parlour {
  call(request: string): string[];
  callBytes(request: Uint8Array): Uint8Array;
  readonly memoryBytes: number;
}
export function parlours(bytes: BufferSource): Promise<() => Parlour>;
