import { readAll, visitorOf } from "../../../client/session.ts";
import { fieldsOf, stored, textsOf } from "../../../client/stored.ts";
import type { Couple } from "../../../contract/couples/shapes.ts";
import { splitNames } from "./split-names.ts";
import { weddingValues } from "./wedding-values.ts";

/** What somebody typed of a wedding in an enquiry. */
type Typed = {
  couple_name: string;
  couple_email: string;
  couple_phone: string;
  wedding_date: string;
  venue_location: string;
  guest_count: string;
};

type Values = Partial<ReturnType<typeof weddingValues>>;

type Offer = {
  values: Values;
  /** The couple that was signed in; null for a guest, who is known by the email when it registers. */
  owner: string | null;
  email: string;
};

const kept = stored<Offer>({
  in: "tab",
  key: "wedding_offer",
  read(found) {
    const { values, owner, email } = fieldsOf(found);
    if (typeof email !== "string" || (typeof owner !== "string" && owner !== null)) return null;
    return { values: textsOf(values), owner, email };
  },
});

/** What an enquiry tells of a wedding, by the names of a couple's fields. */
export function weddingOf({ couple_name, couple_phone, wedding_date, venue_location, guest_count }: Typed): Values {
  return { ...splitNames(couple_name), wedding_date, venue_location, guest_count, phone: couple_phone };
}

/** Keeps it in the tab until the couple's own form has offered it [enquiries-20]. */
export function keepOffer(typed: Typed): void {
  const visitor = visitorOf(readAll());
  const owner = visitor.kind === "couple" ? visitor.id : null;
  kept.set({ values: weddingOf(typed), owner, email: typed.couple_email.trim() });
}

/** Whatever is in the offer and not in the couple's record yet; nothing of somebody else's. */
export function offeredTo(couple: Couple, offer: Offer): Values {
  const isTheirs =
    offer.owner === null ? offer.email.toLowerCase() === couple.email.toLowerCase() : offer.owner === couple.id;
  if (!isTheirs) return {};
  const known = weddingValues(couple);
  const open = Object.entries(offer.values).filter(([name, text]) => {
    return text !== "" && known[name as keyof typeof known] === "";
  });
  return Object.fromEntries(open);
}

/** What the couple's form may be filled in with. */
export function readOffer(couple: Couple): Values {
  const offer = kept.get();
  return offer ? offeredTo(couple, offer) : {};
}

/** Forgets it, once it was saved or passed over. */
export function dropOffer(): void {
  kept.set(null);
}
