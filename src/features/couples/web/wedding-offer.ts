import { readAll, visitorOf } from "../../../client/session/session.ts";
import { fieldsOf, stored, textsOf } from "../../../client/stored.ts";
import type { Couple } from "../../../contract/couples/schema.ts";
import { splitNames } from "./split-names.ts";
import { weddingValues } from "./wedding-values.ts";

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
  owner: string | null;
  email: string;
};

const saved = stored<Offer>({
  in: "tab",
  key: "wedding_offer",
  read(result) {
    const { values, owner, email } = fieldsOf(result);
    if (typeof email !== "string" || (typeof owner !== "string" && owner !== null)) return null;
    return { values: textsOf(values), owner, email };
  },
});

export function weddingOf({ couple_name, couple_phone, wedding_date, venue_location, guest_count }: Typed): Values {
  return { ...splitNames(couple_name), wedding_date, venue_location, guest_count, phone: couple_phone };
}

/** Saved in the tab until the couple's form has offered it [enquiries-20]. */
export function saveOffer(typed: Typed): void {
  const visitor = visitorOf(readAll());
  const owner = visitor.kind === "couple" ? visitor.id : null;
  saved.set({ values: weddingOf(typed), owner, email: typed.couple_email.trim() });
}

/** Values that the couple's record lacks; none from another user's offer. */
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

export function readOffer(couple: Couple): Values {
  const offer = saved.get();
  return offer ? offeredTo(couple, offer) : {};
}

export function dropOffer(): void {
  saved.set(null);
}
