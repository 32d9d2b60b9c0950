import type { Chance } from "../../seed/chance.ts";
import type { Province } from "../../src/contract/primitives.ts";
import { placesOf } from "../../src/features/places/rules.ts";

/** Area codes without the leading 0, and postal code ranges, for towns without their own entry. */
const provinceCodes: Readonly<Record<Province, { area: string; postal: readonly [number, number] }>> = {
  Gauteng: { area: "11", postal: [1401, 2199] },
  "Western Cape": { area: "21", postal: [6500, 8099] },
  "KwaZulu-Natal": { area: "31", postal: [2900, 4450] },
  "Eastern Cape": { area: "41", postal: [4700, 6499] },
  "Free State": { area: "51", postal: [9300, 9899] },
  Limpopo: { area: "15", postal: [480, 999] },
  Mpumalanga: { area: "13", postal: [1030, 1390] },
  "Northern Cape": { area: "54", postal: [8300, 8899] },
  "North West": { area: "14", postal: [250, 350] },
};

const townCodes: Readonly<Record<string, readonly [area: string, postal: string]>> = {
  Johannesburg: ["11", "2001"],
  Sandton: ["11", "2196"],
  Soweto: ["11", "1804"],
  Pretoria: ["12", "0002"],
  Centurion: ["12", "0157"],
  Lenasia: ["11", "1827"],
  Laudium: ["12", "0037"],
  Midrand: ["11", "1685"],
  "Cape Town": ["21", "8001"],
  Stellenbosch: ["21", "7600"],
  Franschhoek: ["21", "7690"],
  Paarl: ["21", "7646"],
  "Bo-Kaap": ["21", "8001"],
  "Mitchells Plain": ["21", "7785"],
  "Somerset West": ["21", "7130"],
  George: ["44", "6529"],
  Swellendam: ["28", "6740"],
  "Prince Albert": ["23", "6930"],
  Worcester: ["23", "6850"],
  Durban: ["31", "4001"],
  Umhlanga: ["31", "4319"],
  Chatsworth: ["31", "4092"],
  Phoenix: ["31", "4068"],
  Pietermaritzburg: ["33", "3201"],
  "Nottingham Road": ["33", "3280"],
  Howick: ["33", "3290"],
  Eshowe: ["35", "3815"],
  Ulundi: ["35", "3838"],
  "Richards Bay": ["35", "3900"],
  Ballito: ["32", "4420"],
  "East London": ["43", "5201"],
  Mthatha: ["47", "5099"],
  Gqeberha: ["41", "6001"],
  "Graaff-Reinet": ["49", "6280"],
  Makhanda: ["46", "6139"],
  Bloemfontein: ["51", "9301"],
  Clarens: ["58", "9707"],
  Bethlehem: ["58", "9701"],
  Parys: ["56", "9585"],
  Polokwane: ["15", "0699"],
  Thohoyandou: ["15", "0950"],
  Hoedspruit: ["15", "1380"],
  Mbombela: ["13", "1201"],
  "White River": ["13", "1240"],
  Hazyview: ["13", "1242"],
  Kimberley: ["53", "8301"],
  Upington: ["54", "8801"],
  Springbok: ["27", "8240"],
  Rustenburg: ["14", "0299"],
  Potchefstroom: ["18", "2531"],
  Mahikeng: ["18", "2745"],
  Hartbeespoort: ["12", "0216"],
};

const mobilePrefixes = ["60", "61", "63", "71", "72", "73", "74", "76", "78", "79", "81", "82", "83", "84"];

/** E.164, unique by `line`. Nobody has numbers of the form 555 0nnn. */
export function landline(city: string, province: Province, line: number): string {
  return `+27${townCodes[city]?.[0] ?? provinceCodes[province].area}5550${String(line % 1000).padStart(3, "0")}`;
}

/** E.164, unique for the first 14,000. */
export function mobile(line: number): string {
  const prefix = mobilePrefixes[Math.floor(line / 1000) % mobilePrefixes.length] ?? "82";
  return `+27${prefix}5550${String((line * 7) % 1000).padStart(3, "0")}`;
}

export function postalCode(city: string, province: Province, { whole }: Chance): string {
  const [low, high] = provinceCodes[province].postal;
  return townCodes[city]?.[1] ?? String(whole(low, high)).padStart(4, "0");
}

const streets = [
  "Church Street",
  "Long Street",
  "Kerk Street",
  "Main Road",
  "Plein Street",
  "Nelson Mandela Drive",
  "Station Road",
  "Albertina Sisulu Road",
  "Steve Biko Street",
  "Market Street",
  "Oxford Road",
  "Beach Road",
  "Loop Street",
  "Voortrekker Road",
  "Charlotte Maxeke Street",
  "Umgeni Road",
  "Buitekant Street",
  "Govan Mbeki Avenue",
  "Jakaranda Avenue",
  "Mill Street",
];

export function streetAddress(city: string, on_a_farm: boolean, { whole, pick }: Chance): string {
  if (on_a_farm) return `Farm ${whole(12, 480)}, R${whole(21, 720)}, ${city}`;
  return `${whole(2, 240)} ${pick(streets)}, ${city}`;
}

/** Per province: only well-known places. */
const well_known = 40;

/** Larger ones first. */
function townsOf(province: Province): readonly string[] {
  return placesOf(province)
    .slice(0, well_known)
    .map(({ name }) => name);
}

/** Larger ones more often. */
export function otherTowns(city: string, province: Province, count: number, { some, yes }: Chance): string[] {
  const others = townsOf(province).filter((town) => town !== city);
  return some(yes(0.7) ? others.slice(0, 12) : others, count);
}
