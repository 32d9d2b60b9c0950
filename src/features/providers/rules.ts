import type { Actor } from "../../platform/actor.ts";

/**
 * A text as searches compare it: Latin letters in lower case, without accents, one space between words. Never holds a line
 * break or another control character. The database has the same rule (schema/functions/search-line.sql).
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

/** What stands within quotation marks, which is searched for as it is written [browse-19]; null where a line has none around it. */
export function quotedText(line: string): string | null {
  return quoted.exec(line.trim())?.[1]?.trim() ?? null;
}

/** What a search looks for, as searches compare it. */
export function soughtText(search = ""): string {
  return normaliseForSearch(quotedText(search) ?? search);
}

/** A business name, or the beginning of one, as suggestions compare it: nothing but its words [browse-20]. */
export function nameWords(text: string): string {
  return normaliseForSearch(text)
    .replaceAll(/[^a-z0-9\u0080-\u{10ffff}]+/gu, " ")
    .trim();
}

/** A name as addresses have it: `Fine art` is `fine-art`. */
export function addressWord(name: string): string {
  return normaliseForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

type Searched = {
  business_name: string;
  contact_person: string;
  /** The primary category's name. */
  category_name: string | null;
  city: string | null;
  keywords: readonly string[];
};

/**
 * The column `search_text`, which the database keeps by the same rule (schema/triggers/keep-searched-texts.sql): the four fields
 * that a search looks in [browse-4], then the keywords. A line each: what is sought in one of them never matches across two.
 */
export function searchTextOf({ business_name, contact_person, category_name, city, keywords }: Searched): string {
  return [business_name, contact_person, category_name, city, ...keywords]
    .map((text) => normaliseForSearch(text ?? ""))
    .filter((line) => line !== "")
    .join("\n");
}

type Source = { rating: number | null; count: number | null };

/**
 * The rating that screens show: Google's and Facebook's, weighted by their counts [browse-11]. A source without reviews
 * doesn't count; without any the rating is 0 and so is the number of reviews.
 */
export function shownRating(sources: readonly Source[]): { rating: number; review_count: number } {
  const real = sources.flatMap(({ rating, count }) => (rating !== null && count ? [{ rating, count }] : []));
  const review_count = real.reduce((sum, { count }) => sum + count, 0);
  if (review_count === 0) return { rating: 0, review_count: 0 };
  return { rating: real.reduce((sum, { rating, count }) => sum + rating * count, 0) / review_count, review_count };
}

/** The one badge that stands for a provider: Premier, else Pioneer, else none [providers-24]. */
export function badgeTypeOf(badges: readonly { badge_type: string }[]): "premier" | "pioneer" | "none" {
  const holds = (type: string) => badges.some(({ badge_type }) => badge_type === type);
  if (holds("premier")) return "premier";
  return holds("pioneer") ? "pioneer" : "none";
}

/** Whether a text from an address can be a provider's id at all. */
export function isProviderId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Whether the provider's own session asks. */
export function isOwner(actor: Actor, provider_id: string): boolean {
  return actor.kind === "provider" && actor.id === provider_id;
}

/** An unpublished provider is there for its owner and for super admins only [providers-2]. */
export function mayView(actor: Actor, provider: { id: string; is_published: boolean }): boolean {
  if (provider.is_published || isOwner(actor, provider.id)) return true;
  return actor.kind === "provider" && actor.is_super_admin;
}
