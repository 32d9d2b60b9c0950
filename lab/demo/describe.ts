import type { Chance } from "../../seed/chance.ts";
import { formatRand } from "../../src/contract/format.ts";
import type { RosterEntry } from "./corpus.ts";
import { cultures } from "./cultures.ts";

/** Slots as in a corpus. */
const farewells = [
  "Send a message with your date and your town, and {first} will answer the same day.",
  "We do not take more than one wedding a day, so ask early.",
  "Come past in {town}, or call; we like to hear a voice.",
  "If we are not the right people for you, we will tell you who is.",
  "Most of our couples were guests at a wedding where we worked, and that is how we like it.",
  "Prices hold for six months from the day that you ask.",
  "December books first; a Friday in May is the kindest date of the year.",
  "References are happily given. Ask for couples in {town} whom you can telephone.",
  "We give a tenth off on weekdays, and a fifth to teachers, nurses and police.",
  "We work in all nine provinces, but we sleep best when we can drive home.",
  "A quote costs nothing and comes with the small print at the top.",
  "{business} is a family business, and the family will be there.",
  "Our insurance, tax and safety papers are ready to send to any venue that asks.",
  "Nothing is too small: we have worked for eight guests and for eighteen hundred.",
  "We reply to every enquiry, also with a no.",
  "Voice notes welcome. We answer those best.",
] as const;

const honorifics = new Set(["Ntate", "Advocate", "Gogo", "Reverend", "Dominee", "Imam", "Pandit", "Rabbi", "Pastor"]);

/** The first name with a fitting title. */
export function calledName(contact_person: string): string {
  const [first = "", second = ""] = contact_person.split(" ");
  return honorifics.has(first) ? `${first} ${second}` : first;
}

interface Slots {
  readonly line: RosterEntry;
  readonly years: number;
  readonly events: number;
}

function fill(text: string, { line, years, events }: Slots): string {
  const values: Readonly<Record<string, string>> = {
    first: calledName(line.contact_person),
    business: line.business_name,
    town: line.city,
    years: String(years),
    events: String(events),
  };
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

export function describe(slots: Slots, nextSentence: () => string, choice: Chance): string {
  const { line } = slots;
  const ways = [nextSentence(), nextSentence()];
  if (choice.yes(0.35)) ways.push(nextSentence());
  const notes: readonly string[] = cultures[line.culture].notes;
  const last = [choice.yes(0.6) ? choice.pick(notes) : "", choice.yes(0.7) ? choice.pick(farewells) : ""];
  const paragraphs = choice.yes(0.25)
    ? [
        [line.opening, ...last.slice(0, 1)],
        [...ways, ...last.slice(1)],
      ]
    : choice.yes(0.3)
      ? [[line.opening, ...ways.slice(0, 1)], ways.slice(1), last]
      : [[line.opening], ways, last];
  return paragraphs
    .map((sentences) => fill(sentences.filter((sentence) => sentence !== "").join(" "), slots))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** Coarser steps for larger sums. */
export function roundRand(rand: number): number {
  const step = rand < 2_000 ? 50 : rand < 10_000 ? 250 : rand < 50_000 ? 500 : 2_500;
  return Math.max(step, Math.round(rand / step) * step);
}

export interface Package {
  readonly name: string;
  readonly price: number | null;
}

/** Two to five, cheapest first; all without prices if there is no usual price. */
export function namePackages(templates: readonly string[], usual: number | null, choice: Chance): Package[] {
  return choice
    .some(templates, choice.whole(2, Math.min(5, templates.length)))
    .map((template): Package => {
      const [slot = "", share = "1"] = /\{price ?([\d.]*)\}/.exec(template) ?? [];
      if (slot === "") return { name: template, price: null };
      if (usual === null) return { name: template.replace(`, from ${slot}`, ""), price: null };
      const price = roundRand(usual * Number(share === "" ? "1" : share));
      return { name: template.replace(slot, formatRand(price)), price };
    })
    .toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
}
