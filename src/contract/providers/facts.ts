/** Filterable facts by display name [browse-28]. Languages are in `languages_spoken`, the rest in `facts`. */
export const languages = [
  "Afrikaans",
  "English",
  "isiNdebele",
  "isiXhosa",
  "isiZulu",
  "Sepedi",
  "Sesotho",
  "Setswana",
  "siSwati",
  "Tshivenda",
  "Xitsonga",
  "South African Sign Language",
  "French",
  "German",
  "Hindi",
  "Portuguese",
  "Tamil",
  "Urdu",
] as const;

const styles = [
  "Boho",
  "Classic",
  "Documentary",
  "Eco-friendly",
  "Fine art",
  "Light and airy",
  "Luxury",
  "Modern",
  "Moody",
  "Outdoor",
  "Romantic",
  "Rustic",
  "Small weddings",
  "Vintage",
] as const;

const traditions = [
  "Chinese",
  "Christian",
  "Greek",
  "Halaal",
  "Hindu",
  "Indian",
  "Jewish",
  "Kosher",
  "Mixed cultures",
  "Muslim",
  "Nigerian",
  "Same-sex couples",
  "Traditional",
  "Vegan",
] as const;

const venue = [
  "Accommodation",
  "All inclusive",
  "Bridal suite",
  "Chapel",
  "Children welcome",
  "Corkage",
  "Exclusive use",
  "Generator",
  "Mountain view",
  "Own catering",
  "Parking",
  "Pets welcome",
  "Sea view",
  "Step-free access",
  "Swimming pool",
] as const;

export function factCode(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, "-");
}

const group = (title: string, names: readonly string[]) => ({
  title,
  facts: names.map((name) => ({ code: factCode(name), name })),
});

const prefixes = ["", "isi", "se", "si", "xi", "tshi"];

/** Normalises prefix and case: `xhosa` is isiXhosa. Unknown names stay as typed. */
export function languageName(typed: string): string {
  const spellings = new Set(prefixes.map((prefix) => prefix + typed.trim().toLowerCase()));
  return languages.find((language) => spellings.has(language.toLowerCase())) ?? typed;
}

export const venueFacts = group("At the venue", venue);

export const statedGroups = [group("Styles", styles), group("Traditions and food", traditions), venueFacts];

export const factGroups = [
  venueFacts,
  group("Languages", languages),
  ...statedGroups.filter((each) => each !== venueFacts),
];

const codesOf = (groups: typeof factGroups) => groups.flatMap(({ facts }) => facts.map(({ code }) => code));

export const statedFacts: readonly string[] = codesOf(statedGroups);

export const factCodes: readonly string[] = codesOf(factGroups);

const nameByCode = new Map(factGroups.flatMap(({ facts }) => facts.map(({ code, name }) => [code, name])));

export function factName(code: string): string {
  return nameByCode.get(code) ?? code;
}
