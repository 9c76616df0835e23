// The theme is an attribute that house.css looks at; without a wish of the person, the system's.
import { settings } from './settings.svelte';

const night = matchMedia('(prefers-color-scheme: dark)');

export function dress(): void {
  const theme = settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset.theme = theme;
}

night.addEventListener('change', dress);
