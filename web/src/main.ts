import { mount } from 'svelte';
import App from './App.svelte';
import './house/fonts.css';
import './house/house.css';
import { dress } from './house/dress';
import { settings } from './house/settings.svelte';
import { version } from './house/version.svelte';
import { whenOutdated } from './line/cabinet';
import { warmUp } from './line/home';
import Lost from './parts/Lost.svelte';
import { firstLanguage, words } from './words/words.svelte';

dress();
// Another window has what this device keeps in newer drawers, or has emptied them.
whenOutdated(() => location.reload());

const language = settings.language ?? firstLanguage();
const spoken = await words.speak(language).then(() => true, () => false);
if (!spoken) words.stammer(language);
const house = document.getElementById('house');
if (house) mount(spoken ? App : Lost, { target: house });

// Once the page is painted: the worker that plays at home, for somebody may sit down at once.
if (spoken) requestAnimationFrame(() => setTimeout(warmUp));
// Once it has nothing to do: the one that keeps the page for a day without a network.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
idle(async () => {
  // Where a browser allows none, the page needs its network.
  if ('serviceWorker' in navigator && import.meta.env.PROD) await version.watch().catch(() => undefined);
});
