import { href } from "react-router";
import * as limits from "../../../contract/limits.ts";

/** The website badge's own size in pixels. */
export const badgeSize = { width: 220, height: 64 } as const;

/** The badge on light websites and on dark ones. */
export type BadgeTheme = "light" | "dark";

/** What the website badge says before the site's name [providers-19]. */
export function badgeWords(trust_score: number): "Trusted by" | "Listed on" {
  return trust_score >= limits.badge_trust_score_min ? "Trusted by" : "Listed on";
}

type BadgeCode = {
  /** Where the site lives, as `https://umshado.example`. */
  origin: string;
  /** Where its pictures are served; `origin` unless the API has a host of its own. */
  pictures?: string | undefined;
  /** The provider's id. */
  id: string;
  business_name: string;
  theme?: BadgeTheme;
  /** The site's name; its usual one unless another is given. */
  site_name?: string;
};

/**
 * The HTML that a provider copies into its own website: the badge's picture as a link to its profile. The picture is
 * asked for anew, so that it says what is true on the day; the code itself claims nothing, and no size either: a picture
 * that has turned into nothing would leave a hole of that size.
 */
export function badgeCode(wanted: BadgeCode): string {
  const { origin, pictures = origin, id, business_name, theme = "light", site_name = "Umshado" } = wanted;
  const profile = origin + href("/provider/:id", { id });
  const picture = `${pictures}/badge/${encodeURIComponent(id)}.svg${theme === "dark" ? "?theme=dark" : ""}`;
  const alt = `${business_name} on ${site_name}`;
  return (
    `<a href="${escapeHtml(profile)}" target="_blank" rel="noopener">` +
    `<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}"></a>`
  );
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it stands in HTML or SVG, between tags or in an attribute, whatever it contains. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
