// Whoever watches the wire sees through TLS how long a message is, and "castle" is shorter than "auction": so messages are
// filled up to steps of length, as the club's letters are. Spaces behind a JSON text mean nothing.
const least = 256;
const most = 4096;

export function padded(text: string): string {
  const size = new TextEncoder().encode(text).length;
  let step = least;
  while (step < size && step < most) step *= 2;
  if (size > most) step = Math.ceil(size / most) * most;
  return text + ' '.repeat(step - size);
}
