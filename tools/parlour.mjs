// The parlour (src/parlour/parlour.h) as WebAssembly, for Node and for a worker of the browser.
//
//   const open = await parlours(bytes);     // of noblesse.wasm, read once
//   const parlour = open();                 // an empty one, with a memory of its own
//   parlour.call('{"do":"bots"}');          // the lines, as texts
//
// Nothing goes in but requests: no clock, no files, no randomness.

// The C library's last words before it gives up go nowhere: there is nothing to write to.
const kNotSupported = 58;
const nowhere = {
  wasi_snapshot_preview1: {
    fd_close: () => kNotSupported,
    fd_seek: () => kNotSupported,
    fd_write: () => kNotSupported,
  },
};

const utf8 = { encoder: new TextEncoder(), decoder: new TextDecoder() };

class Parlour {
  #wasm;

  constructor(module) {
    this.#wasm = new WebAssembly.Instance(module, nowhere).exports;
    this.#wasm._initialize();
  }

  // The lines, as bytes. They are valid until the next call.
  callBytes(request) {
    const at = this.#wasm.noblesse_room(request.length);
    if (at === 0) throw new RangeError(`a request of ${request.length} bytes is too long`);
    new Uint8Array(this.#wasm.memory.buffer).set(request, at);
    const size = this.#wasm.noblesse_call();
    // The memory may have grown, and then it is another buffer.
    return new Uint8Array(this.#wasm.memory.buffer, this.#wasm.noblesse_lines(), size);
  }

  call(request) {
    const lines = utf8.decoder.decode(this.callBytes(utf8.encoder.encode(request)));
    return lines.split('\n').slice(0, -1);
  }

  get memoryBytes() {
    return this.#wasm.memory.buffer.byteLength;
  }
}

export async function parlours(bytes) {
  const module = await WebAssembly.compile(bytes);
  return () => new Parlour(module);
}
