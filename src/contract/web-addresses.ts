/**
 * Web addresses and handles, as people type them: `www.fynbos.co.za`, `@siphoshoots`,
 * `instagram.com/siphoshoots`. The form and the API parse them the same way [providers-9].
 */

interface Network {
  name: string;
  hosts: RegExp;
  addressOf: (handle: string) => string;
}

const networks = {
  instagram_url: {
    name: "Instagram",
    hosts: /^(?:instagram\.com|instagr\.am)\b/,
    addressOf: (handle) => `https://www.instagram.com/${handle}`,
  },
  youtube_url: {
    name: "YouTube",
    hosts: /^(?:youtube\.com|youtu\.be)\b/,
    addressOf: (handle) => `https://www.youtube.com/@${handle}`,
  },
  tiktok_url: {
    name: "TikTok",
    hosts: /^tiktok\.com\b/,
    addressOf: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  pinterest_url: {
    name: "Pinterest",
    hosts: /^(?:pinterest\.|pin\.it\b)/,
    addressOf: (handle) => `https://www.pinterest.com/${handle}`,
  },
  linkedin_url: {
    name: "LinkedIn",
    hosts: /^linkedin\.com\b/,
    addressOf: (handle) => `https://www.linkedin.com/company/${handle}`,
  },
  facebook_review_url: {
    name: "Facebook",
    hosts: /^(?:facebook\.com|fb\.(?:com|me))\b/,
    addressOf: (handle) => `https://www.facebook.com/${handle}/reviews`,
  },
} as const satisfies Record<string, Network>;

export type NetworkField = keyof typeof networks;

export const web_address_unreadable = "Enter a web address, such as www.yourname.co.za.";

export function networkUnreadable(field: NetworkField): string {
  return `Enter your ${networks[field].name} handle, such as @yourname, or the web address of your page.`;
}

/** Adds a missing `https:`; null if invalid. */
export function readWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOurs =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^[^.].*\.[^.]+$/.test(url.hostname) &&
    // email addresses are not web addresses, and a user name before the host can mislead
    url.username === "" &&
    !/\s/.test(text);
  return isOurs ? address : null;
}

export function readNetworkAddress(field: NetworkField, typed: string): string | null {
  const text = typed.trim();
  const { hosts, addressOf } = networks[field];
  const handle = handleOf(text.replace(/^(?:www|m)\./i, ""), hosts);
  return handle === null ? readWebAddress(text) : addressOf(handle);
}

const domainEnd = /\.(?:com|net|org|info|biz|za|africa|co|io|me|ee|tv|photo|photos|studio|wedding|events)$/i;
const handleShape = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u;

function handleOf(text: string, hosts: RegExp): string | null {
  if (text.startsWith("@")) {
    const named = text.slice(1).trim().replace(/\/$/, "");
    return handleShape.test(named) ? named : null;
  }
  return handleShape.test(text) && !hosts.test(text.toLowerCase()) && !domainEnd.test(text) ? text : null;
}

export function isNetworkField(name: string): name is NetworkField {
  return Object.hasOwn(networks, name);
}
