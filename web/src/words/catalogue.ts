/** The words: one Fluent catalogue a language, loaded when it is wanted. A new language is a new file, nothing else. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

const FILES = import.meta.glob<string>('../../../src/puntobanco/locales/*.ftl', { query: '?raw', import: 'default' });
const PATHS = new Map(Object.keys(FILES).map((path) => [path.replace(/^.*\/|\.ftl$/g, ''), path]));

export const LANGUAGES: readonly string[] = [...PATHS.keys()];
export const FALLBACK = 'en';

export type WordArgs = Record<string, FluentVariable>;

/** The first language asked for that there is a catalogue of; English if none. */
export function chooseLanguage(wanted: readonly string[]): string {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: FALLBACK, strategy: 'lookup' });
  return best ?? FALLBACK;
}

export async function loadBundle(language: string): Promise<FluentBundle> {
  const load = FILES[PATHS.get(language) ?? ''];
  if (load === undefined) throw new RangeError(`no catalogue for ${language}`);
  return bundleOf(language, await load());
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
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
