import { mount } from 'svelte';
import App from './App.svelte';
import './house/fonts.css';
import './house/house.css';
import { dress } from './house/dress';
import { settings } from './house/settings.svelte';
import { warmUp } from './line/home';
import { firstLanguage, words } from './words/words.svelte';

dress();
await words.speak(settings.language ?? firstLanguage());
const house = document.getElementById('house');
if (house) mount(App, { target: house });

// Once the page is painted: the worker that plays at home, for somebody may sit down at once.
requestAnimationFrame(() => setTimeout(warmUp));
// Once it has nothing to do: the one that keeps the page for a day without a network.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
idle(async () => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) await navigator.serviceWorker.register('/sw.js');
});
