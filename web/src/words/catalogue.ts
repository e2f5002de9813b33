/** The words: one Fluent catalogue a language, loaded when it is wanted. A new language is a new file, nothing else. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';

const CORE = import.meta.glob<Catalogue>('#locales/*.ftl', {
  query: '?core',
  import: 'default',
});
const HOUSE = import.meta.glob<Catalogue>('#locales/*.ftl', {
  query: '?house',
  import: 'default',
});
const MORE = import.meta.glob<Catalogue>('#locales/*.ftl', {
  query: '?more',
  import: 'default',
});
const OWN = import.meta.glob<string>('#locales/*.ftl', { query: '?name', import: 'default', eager: true });
const PARTS = { core: CORE, house: HOUSE, more: MORE };
const codeOf = (path: string) => path.replace(/^.*\/|\.ftl$/g, '');
const PATHS = new Map(Object.keys(CORE).map((path) => [codeOf(path), path]));

export const LANGUAGES: readonly string[] = [...PATHS.keys()].sort();
/** Each language's name as its own speakers write it. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OWN).map(([path, name]) => [codeOf(path), name]),
);
export const FALLBACK = 'en';

/** core: what every page needs · house: the lobby and playing together · more: dialogs, refusals, other pages. */
export type Part = keyof typeof PARTS;

/** A parsed catalogue: each text by its name. */
export type Catalogue = Readonly<Record<string, FluentResource['body'][number]['value'] & (string | object)>>;
export type WordArgs = Record<string, FluentVariable>;

/** The first language asked for that there is a catalogue of, whatever its country; English if none. */
export function chooseLanguage(wanted: readonly string[], known: readonly string[] = LANGUAGES): string {
  const asked = wanted.map((language) => language.toLowerCase().split('-')[0] ?? '');
  return asked.find((language) => known.includes(language)) ?? FALLBACK;
}

export async function loadBundle(language: string, wanted: readonly Part[]): Promise<FluentBundle> {
  const path = PATHS.get(language) ?? '';
  const load = (part: Part) => PARTS[part][path]?.() ?? Promise.reject(new RangeError(`no ${language}`));
  const parts = await Promise.all(wanted.map(load));
  return bundleOf(language, Object.assign({}, ...parts));
}

export function bundleOf(language: string, catalogue: Catalogue): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const body = Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as FluentResource);
  return bundle;
}

/** The text called `id`; the bare id if there is none, which the tests forbid. */
export function say(bundle: FluentBundle, id: string, args?: WordArgs): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

export function has(bundle: FluentBundle, id: string): boolean {
  return bundle.hasMessage(id);
}
