// Parts of the page that come over the network when they are first wanted: a room, a game, an edition, words.
const pause = 600; // milliseconds

// A network may just have stumbled.
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pause));
    return load();
  }
}

class Missing {
  // Something cannot be had without which the page cannot go on; the house says so.
  noted = $state(false);
}
export const missing = new Missing();

export async function needed<T>(load: () => Promise<T>): Promise<T> {
  try {
    const part = await twice(load);
    missing.noted = false;
    return part;
  } catch (fault) {
    missing.noted = true;
    throw fault;
  }
}
