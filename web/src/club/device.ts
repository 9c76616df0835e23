// What a session's label, which is what the browser called itself, says to a person. The order matters: most browsers
// also claim to be some of those further down.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const first = (all: [RegExp, string][], label: string): string | undefined => all.find(([mark]) => mark.test(label))?.[1];

export const deviceOf = (label: string): { browser?: string; system?: string } => {
  const browser = first(browsers, label);
  const system = first(systems, label);
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
};
