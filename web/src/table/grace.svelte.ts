// A moment in which a choice that nobody else is waited for can still be changed. Alone against bots, who have chosen long
// since, the reveal would follow a slip of the finger at once: so the page keeps the choice for so long before it says it.
export class Grace {
  // What lies there and has not been said yet.
  held = $state.raw<{ question: number; move: string } | null>(null);
  // Milliseconds; asked for each choice.
  time: () => number = () => 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #say: () => void = () => undefined;

  // Whether the choice is kept for a while; `say` is called when the while is over. The same choice twice is meant.
  keeps(question: number, move: string, say: () => void): boolean {
    const sure = this.held?.question === question && this.held.move === move;
    const time = this.time();
    this.drop();
    if (sure || time <= 0) return false;
    this.held = { question, move };
    this.#say = say;
    this.#timer = setTimeout(() => this.now(), time);
    return true;
  }

  now(): void {
    if (!this.held) return;
    this.drop();
    this.#say();
  }

  // It was not meant, or is of no use any more.
  drop(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }
}
