// The compasses in one's hand, between the map and the desk: where they point before anything is laid (M5, M6), and
// the road that the noble has under their finger (M7).
export class Compass {
  letters = $state<string[]>([]);
  // Which of two compasses is being turned (M17).
  active = $state(0);
  marked = $state<string | null>(null);
  // The letter that was turned to last.
  turned = $state<string | null>(null);
  #held = '';

  // Takes compasses into the hand for a question. Whoever has the next question finds them pointing where they always
  // do: nothing of one player's secret is left to another at the same screen.
  hold(question: string, letters: string[]): void {
    if (question === this.#held) return;
    this.#held = question;
    this.letters = letters;
    this.active = 0;
    this.marked = null;
    this.turned = null;
  }

  get letter(): string {
    return this.letters[this.active] ?? '';
  }

  taken(letter: string): boolean {
    return this.letters.some((other, i) => i !== this.active && other === letter);
  }

  // So many letters on; one that the other compass points to is passed over.
  step(letters: string[], by: number): void {
    let at = letters.indexOf(this.letter);
    for (let tries = 0; tries < letters.length; ++tries) {
      at = (at + by + letters.length) % letters.length;
      const letter = letters[at] ?? '';
      if (!this.taken(letter)) return this.turnTo(letter);
      by = Math.sign(by);
    }
  }

  // Two compasses point to two different roads (M17).
  turnTo(letter: string): void {
    if (this.letters.length === 0 || this.taken(letter)) return;
    this.letters[this.active] = letter;
    this.turned = letter;
  }
}

export const compass = new Compass();
