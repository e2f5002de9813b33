// How Chromium is started to be measured. Its own omnibox pages would load, on the same cores, while ours start.
const OFF = ['AutofillServerCommunication', 'MediaRouter', 'OptimizationHints', 'Translate', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const SWITCHES = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${OFF.join(',')}`,
];
