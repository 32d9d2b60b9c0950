import type { Actor } from "../../platform/actor.ts";

/**
 * Lower case, no accents, single spaces, no control characters. The same rule in SQL: schema/functions/search-line.sql.
 */
export function normaliseForSearch(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[A-ZÆÐØÞĐĦŁŊŒŦẞ]/g, (capital) => capital.toLowerCase())
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

const quoted = /^["“”„](.*)["“”]$/;

/** Text in quotation marks is searched literally [browse-19]; null without quotation marks around the line. */
export function quotedText(line: string): string | null {
  return quoted.exec(line.trim())?.[1]?.trim() ?? null;
}

export function normaliseSearchText(search = ""): string {
  return normaliseForSearch(quotedText(search) ?? search);
}

/** Only the words, for suggestions [browse-20]. */
export function normaliseBusinessName(text: string): string {
  return normaliseForSearch(text)
    .replaceAll(/[^a-z0-9\u0080-\u{10ffff}]+/gu, " ")
    .trim();
}

export function addressSlug(name: string): string {
  return normaliseForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

type Searched = {
  business_name: string;
  contact_person: string;
  category_name: string | null;
  city: string | null;
  keywords: readonly string[];
};

/**
 * Also implemented in SQL (schema/triggers/update-searched-texts.sql): one field per line, so that no match spans two
 * [browse-4].
 */
export function searchTextOf({ business_name, contact_person, category_name, city, keywords }: Searched): string {
  return [business_name, contact_person, category_name, city, ...keywords]
    .map((text) => normaliseForSearch(text ?? ""))
    .filter((line) => line !== "")
    .join("\n");
}

type Source = { rating: number | null; count: number | null };

/**
 * Google and Facebook, weighted by their counts [browse-11]. Sources without reviews don't count; both values are 0
 * without any.
 */
export function combineRatings(sources: readonly Source[]): { rating: number; review_count: number } {
  const real = sources.flatMap(({ rating, count }) => (rating !== null && count ? [{ rating, count }] : []));
  const review_count = real.reduce((sum, { count }) => sum + count, 0);
  if (review_count === 0) return { rating: 0, review_count: 0 };
  return { rating: real.reduce((sum, { rating, count }) => sum + rating * count, 0) / review_count, review_count };
}

/** Premier, else Pioneer, else none [providers-24]. */
export function badgeTypeOf(badges: readonly { badge_type: string }[]): "premier" | "pioneer" | "none" {
  const hasBadge = (type: string) => badges.some(({ badge_type }) => badge_type === type);
  if (hasBadge("premier")) return "premier";
  return hasBadge("pioneer") ? "pioneer" : "none";
}

export function isProviderId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function isOwner(actor: Actor, provider_id: string): boolean {
  return actor.kind === "provider" && actor.id === provider_id;
}

/** Unpublished providers: only their owner and super admins [providers-2]. */
export function mayView(actor: Actor, provider: { id: string; is_published: boolean }): boolean {
  if (provider.is_published || isOwner(actor, provider.id)) return true;
  return actor.kind === "provider" && actor.is_super_admin;
}
