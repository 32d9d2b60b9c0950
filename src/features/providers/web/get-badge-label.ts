import { href } from "react-router";
import * as limits from "../../../contract/limits.ts";

export const badgeSize = { width: 220, height: 64 } as const;

export type BadgeTheme = "light" | "dark";

/** The text before the site's name [providers-19]. */
export function getBadgeLabel(trust_score: number): "Trusted by" | "Listed on" {
  return trust_score >= limits.badge_trust_score_min ? "Trusted by" : "Listed on";
}

type BadgeCode = {
  origin: string;
  pictures?: string | undefined;
  id: string;
  business_name: string;
  theme?: BadgeTheme;
  site_name?: string;
};

/** The picture is fetched each time, so that it is current. No size, since a missing picture would leave a gap. */
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

/** Safe between tags and in attributes, for HTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
