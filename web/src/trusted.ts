/** Addresses of our own scripts as the page's Trusted Types want them: only ones that the build knows come here. */

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('own', { createScriptURL: (url) => url });

export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? url;
