// Who I am at the club. Nobody signs up: whoever first does something that needs a name becomes a guest. The identity
// itself is in a cookie that no script can read; here is only a note that there is one, so that a page that was never
// at the club does not ask it who it is: it would be refused, and the browser would complain of that in its console.
import { settings } from '../house/settings.svelte';
import { t } from '../words/words.svelte';
import { type Answer, api, type Fault } from './api';
import type { Self } from './kinds';

const note = 'noblesse.guest';

// Whether there is a note; null where the browser stores none, so that nobody can tell.
function noted(): boolean | null {
  try {
    return localStorage.getItem(note) !== null;
  } catch {
    return null;
  }
}

function write(known: boolean): void {
  try {
    if (known) localStorage.setItem(note, '1');
    else localStorage.removeItem(note);
  } catch {
    // A browser that stores nothing: the club is asked whenever it matters.
  }
}

// The longest name that the club takes.
export const nameLimit = 24;

// A name for whoever has not given themselves one: any of the language's own.
export function someName(): string {
  const names = t('club-guest-names').split(',').map((name) => name.trim());
  return [...(names[Math.floor(Math.random() * names.length)] ?? '')].slice(0, nameLimit).join('').trim();
}

// By what name one plays. Whoever has not said it is given one, and keeps it until they say another.
export function ownName(): string {
  if (!settings.name) settings.set({ name: someName() });
  return settings.name;
}

class Who {
  person = $state<Self | null>(null);
  #coming: Promise<Answer<Self>> | null = null;
  // The club has said that nobody is signed in. Another page of this browser may have come in since: then there is a note.
  #nobody = false;

  // Who I am, if anybody; null without asking where nobody ever was. `surely`: somebody wants to know, and the note may
  // have been lost while the cookie is still there, so ask.
  async look(surely = false): Promise<Answer<Self | null>> {
    if (this.person) return { ok: true, value: this.person };
    if ((!surely || this.#nobody) && !noted()) return { ok: true, value: null };
    const answer = await api.me();
    if (answer.ok) return this.#arrive(answer);
    if (answer.code !== 'no_session') return answer;
    this.forget();
    this.#nobody = true;
    return { ok: true, value: null };
  }

  // Who I am; a new guest if nobody.
  be(): Promise<Answer<Self>> {
    this.#coming ??= this.#become().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #become(): Promise<Answer<Self>> {
    const known = await this.look(noted() === null);
    if (!known.ok) return known;
    if (known.value) return { ok: true, value: known.value };
    const wished = await api.newGuest(ownName());
    // A name from the settings that the club does not take is no reason to stay outside.
    const answer = !wished.ok && wished.code === 'bad_name' ? await api.newGuest(someName()) : wished;
    return answer.ok ? this.#arrive(answer) : answer;
  }

  // Does something that needs an identity. A guest whose session has ended comes in anew; whoever has a login is told
  // instead, for they are somebody whom a new guest would not be.
  async as<T>(deed: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const me = await this.be();
    if (!me.ok) return me;
    const done = await deed();
    if (done.ok || done.code !== 'no_session') return done;
    this.forget();
    if (me.value.login !== null) return done;
    const again = await this.be();
    return again.ok ? deed() : again;
  }

  async rename(name: string): Promise<Answer<Self>> {
    const answer = await this.as(() => api.rename(name));
    if (!answer.ok) return answer;
    settings.set({ name });
    return this.#arrive(answer);
  }

  async keep(login: string, password: string, old?: string): Promise<Answer<Self>> {
    const answer = await this.as(() => api.keep(login, password, old));
    return answer.ok ? this.#arrive({ ok: true, value: answer.value.person }) : answer;
  }

  async signIn(login: string, password: string): Promise<Answer<Self>> {
    const answer = await api.signIn(login, password);
    return answer.ok ? this.#arrive(answer) : answer;
  }

  async signOut(): Promise<Fault | null> {
    const answer = await api.signOut();
    if (!answer.ok && answer.code !== 'no_session') return answer;
    this.forget();
    this.#nobody = true;
    return null;
  }

  // The club forgets who I was, for good.
  async leave(password?: string): Promise<Fault | null> {
    const answer = await api.leaveClub(password);
    if (!answer.ok && answer.code !== 'no_session') return answer;
    this.forget();
    this.#nobody = true;
    return null;
  }

  // The session has ended, here or on another device.
  forget(): void {
    this.person = null;
    this.#nobody = false;
    write(false);
  }

  #arrive(answer: { ok: true; value: Self }): Answer<Self> {
    this.person = answer.value;
    write(true);
    return answer;
  }
}

export const who = new Who();
